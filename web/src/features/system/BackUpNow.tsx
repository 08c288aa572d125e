import { useApolloClient } from '@apollo/client/react';
import {
  SystemStatusDocument,
  type SystemStatusQuery,
  useStartBackupMutation,
} from '../../generated/graphql';
import { dataOf } from '../../lib/network/data-of';
import { megabytes } from '../../lib/text/format';
import { backoff, wait } from '../../lib/wait';
import { Button } from '../../ui/button/Button';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { DatabaseBackup } from '../../ui/icon/icons';
import type { ToastMessage } from '../../ui/toast/toast-message';

type Status = SystemStatusQuery['systemStatus'];

/** Between two checks, in ms: a backup may wait for a worker. */
const PAUSES = { first: 1_000, longest: 10_000 };

/** Reads the status once no backup is being made. */
function useBackupResult() {
  const client = useApolloClient();
  return async (): Promise<Status> => {
    for (let tries = 1; ; tries += 1) {
      const options = { query: SystemStatusDocument, fetchPolicy: 'network-only' } as const;
      const data = dataOf(await client.query(options));
      if (!data.systemStatus.isBackupRunning) return data.systemStatus;
      await wait(backoff(tries, PAUSES));
    }
  };
}

/** Makes a backup, and reports its outcome. */
export function BackUpNow({ status }: { status: Status }) {
  const [startBackup] = useStartBackupMutation();
  const readResult = useBackupResult();
  const { attempt, isBusy } = useAttempt();
  const result = async (): Promise<ToastMessage> => {
    const after = await readResult().catch(() => undefined);
    if (!after) {
      return { title: 'Backup started', description: 'Refresh to see whether it is complete.' };
    }
    const { backupError, lastBackupAt, lastBackupBytes } = after;
    if (!backupError && lastBackupAt !== status.lastBackupAt) {
      return { title: 'Backup complete', description: megabytes(lastBackupBytes) };
    }
    const description = backupError ?? 'No worker has made it. Please try again.';
    return { title: 'Backup failed', description, destructive: true };
  };
  const backUp = () =>
    attempt({
      action: () => startBackup().then(result),
      success: (outcome) => outcome,
      failure: { title: 'Backup failed', fallback: 'Please try again.' },
    });
  const hasBegun = status.isBackupRunning && !status.isBackupWaiting;
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<DatabaseBackup size={16} aria-hidden />}
      busy={isBusy || status.isBackupRunning}
      busyLabel={hasBegun ? 'Backing up…' : 'Waiting to start…'}
      onClick={backUp}
    >
      Back up now
    </Button>
  );
}
