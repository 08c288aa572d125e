import {
  type ImportTakeBackQuery,
  useImportTakeBackQuery,
  useTakeBackImportMutation,
} from '../../generated/graphql';
import { counted, inWords, people } from '../../lib/text/format';
import { Notice } from '../../ui/feedback/Notice';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Muted } from '../../ui/text/Text';

type TakeBack = ImportTakeBackQuery['importJob']['takeBack'];

/** '3 shares lose their new owners, and 2 people who never signed in are deleted'. */
function outcomeOf({ shares, weeks, people: gone }: TakeBack): string {
  return inWords([
    ...(shares > 0
      ? [`${counted(shares, 'share')} ${shares === 1 ? 'loses its' : 'lose their'} new owners`]
      : []),
    ...(weeks > 0 ? [`${counted(weeks, 'week')} ${weeks === 1 ? 'becomes' : 'become'} open`] : []),
    ...(gone > 0
      ? [`${people(gone)} who never signed in ${gone === 1 ? 'is' : 'are'} deleted`]
      : []),
  ]);
}

interface Props {
  id: string;
  fileName: string;
  onClose: () => void;
}

/** Shows what taking back an applied import would undo, and what stays, before it is done. */
export function TakeBackImport({ id, fileName, onClose }: Props) {
  const { data, error, refetch } = useImportTakeBackQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [takeBack] = useTakeBackImportMutation();
  const { attempt, isBusy } = useAttempt();
  const plan = data?.importJob.takeBack;
  const run = async () => {
    const isDone = await attempt({
      action: () => takeBack({ variables: { id } }),
      refresh: refetch,
      success: { title: 'Import taken back', description: 'Those concerned are notified.' },
      failure: { title: 'The import was not taken back', fallback: 'Please try again' },
    });
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Take back ${fileName}?`}
      description={
        plan && !plan.problem
          ? `${outcomeOf(plan)}.`
          : 'An import can be taken back as a whole while nothing was built on it.'
      }
      confirmLabel="Take back"
      danger
      busy={isBusy}
      disabled={!plan || plan.problem !== null}
      onConfirm={() => void run()}
    >
      {!plan && <NotLoaded {...{ error, refetch }} what="What it would undo" />}
      {plan?.problem && <Notice message={plan.problem} />}
      {plan && !plan.problem && plan.stays.map((one) => <Muted key={one}>{one}</Muted>)}
    </ConfirmDialog>
  );
}
