import { useState } from 'react';
import type { CompanyDraftPartsFragment } from '../../../generated/graphql';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useBulkRun } from '../../../ui/selection/use-bulk-run';
import { RunLines, RunProgress } from '../../../ui/table/run-lines';
import { ReasonDialog } from '../plan/ReasonDialog';
import { useDraftActions } from '../plan/use-draft-actions';
import { COMPANY_DRAFTS } from './company-queries';
import {
  actionWords,
  drafts as counted,
  type DraftAction,
  draftName,
  shortageOf,
} from './draft-words';

interface Props {
  action: DraftAction;
  /** Drafts in the state that the action is for. */
  drafts: readonly CompanyDraftPartsFragment[];
  /** `isDone` unless nothing was changed. */
  onClose: (isDone: boolean) => void;
}

/** Those whose weeks do not last for all turns. */
function shortLines(drafts: readonly CompanyDraftPartsFragment[]) {
  return drafts.flatMap((draft) => {
    const shortage = shortageOf(draft);
    if (!shortage) return [];
    const text = `${shortage}, the last turns get none.`;
    return [{ id: draft.id, name: draftName(draft), text }];
  });
}

/** Opens, pauses or resumes drafts after a question: one at once, several with a summary. */
export function DraftActionDialog({ action, drafts, onClose }: Props) {
  // As they were when it opened: the list is read again before the summary is closed.
  const [chosen] = useState(drafts);
  const act = useDraftActions();
  const { attempt, isBusy } = useAttempt();
  const { run, progress, stop, summary } = useBulkRun<CompanyDraftPartsFragment>({
    ...{ nameOf: draftName, countText: counted, reread: COMPANY_DRAFTS },
    onClose: () => onClose(true),
  });
  const { verb, done, effect } = actionWords[action];
  const [only, ...others] = chosen;
  const isOne = only !== undefined && others.length === 0;
  const label = isOne ? `${verb} draft` : `${verb} ${counted(chosen.length)}`;
  const texts = { title: `${isOne ? `${verb} ${draftName(only)}` : label}?`, description: effect };
  const busy = isBusy || progress !== undefined;
  const close = () => !busy && onClose(false);

  async function go(reason = '') {
    if (!isOne) {
      return run(chosen, done, async ({ id }) => {
        await act[action](id, reason);
        return undefined;
      });
    }
    return attempt({
      action: (): Promise<unknown> => act[action](only.id, reason),
      reread: COMPANY_DRAFTS,
      success: { title: `Draft ${done}`, description: draftName(only) },
      failure: { title: 'Error', fallback: `The draft could not be ${done}.` },
      onDone: () => onClose(true),
    });
  }

  if (summary) return summary;
  const progressBar = <RunProgress label={verb} progress={progress} onStop={stop} />;
  if (action === 'open') {
    return (
      <ConfirmDialog
        onClose={close}
        {...texts}
        confirmLabel={label}
        busy={busy}
        onConfirm={() => go()}
      >
        <Stack $gap={3}>
          <RunLines label="Too few weeks" lines={shortLines(chosen)} />
          <MailCaveat later="The owner gets the email once it is." />
          {progressBar}
        </Stack>
      </ConfirmDialog>
    );
  }
  return (
    <ReasonDialog
      {...texts}
      isOptional={action === 'resume'}
      submitLabel={label}
      isBusy={busy}
      onSubmit={go}
      onClose={close}
    >
      {progressBar}
    </ReasonDialog>
  );
}
