import { useApolloClient } from '@apollo/client/react';
import { DatabaseBackup } from 'lucide-react';
import {
  SystemStatusDocument,
  type SystemStatusQuery,
  useStartBackupMutation,
} from '../../generated/graphql';
import { wait } from '../../lib/wait';
import { Button } from '../../ui/button/Button';
import { useToast } from '../../ui/feedback/Toast';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { backupSize } from './backup-size';

type Status = SystemStatusQuery['systemStatus'];

/** How often it is asked whether the backup is complete, in ms. */
const PAUSE_MS = 1_000;

/** Reads the status once no backup is being made. */
function useStatusAfter() {
  const client = useApolloClient();
  return async (): Promise<Status> => {
    for (;;) {
      const options = { query: SystemStatusDocument, fetchPolicy: 'network-only' } as const;
      const { data } = await client.query(options);
      if (!data) throw new Error('The status was not answered.');
      if (!data.systemStatus.isBackupRunning) return data.systemStatus;
      await wait(PAUSE_MS);
    }
  };
}

/** Makes a backup, and says what came of it. */
export function BackUpNow({ status }: { status: Status }) {
  const [startBackup] = useStartBackupMutation();
  const statusAfter = useStatusAfter();
  const { toast } = useToast();
  const { attempt, isBusy } = useAttempt();
  const backUp = () =>
    attempt({
      action: async () => {
        await startBackup();
        const { lastBackupBytes, backupError } = await statusAfter();
        if (backupError) {
          toast({ title: 'Backup failed', description: backupError, destructive: true });
        } else {
          toast({ title: 'Backup complete', description: backupSize(lastBackupBytes) });
        }
      },
      failure: { title: 'Backup failed', fallback: 'Please try again.' },
    });
  return (
    <Button
      size="small"
      variant="secondary"
      icon={<DatabaseBackup size={16} aria-hidden />}
      busy={isBusy || status.isBackupRunning}
      busyLabel="Backing up…"
      onClick={backUp}
    >
      Back up now
    </Button>
  );
}
