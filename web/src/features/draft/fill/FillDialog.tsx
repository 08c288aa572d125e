import {
  CalendarDocument,
  FairnessLedgerDocument,
  type RotationFillQuery,
  useFillByRotationMutation,
  useRotationFillQuery,
} from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Muted } from '../../../ui/text/Text';
import { ReasonDialog } from '../plan/ReasonDialog';
import { FilledShares } from './FilledShares';

interface FillDialogProps {
  propertyId: string;
  year: number;
  onClose: () => void;
}

const ORDERS = {
  SERPENTINE: 'every other round in reverse order',
  STRAIGHT: 'every round in the same order',
};

const title = (year: number) => `Fill ${year} by rotation`;

function FillQuestion({
  fill,
  refresh,
  ...props
}: FillDialogProps & {
  fill: RotationFillQuery['rotationFill'];
  refresh: () => Promise<unknown>;
}) {
  const { propertyId, year, onClose } = props;
  const { fingerprint, given, left, order, shares } = fill;
  const [fillByRotation] = useFillByRotationMutation();
  const { attempt, isBusy } = useAttempt();
  const weeks = counted(given, 'week');
  const run = async (reason: string) => {
    const isDone = await attempt({
      action: () =>
        fillByRotation({ variables: { input: { propertyId, year, fingerprint, reason } } }),
      reread: [CalendarDocument, FairnessLedgerDocument],
      success: { title: `${weeks} of ${year} given`, description: 'The owners are notified.' },
      failure: { title: 'The year could not be filled', fallback: 'Please try again' },
    });
    if (isDone) onClose();
    else await refresh();
  };
  return (
    <ReasonDialog
      size="medium"
      title={title(year)}
      description={`In the order of ${year}, ${ORDERS[order]}, each share gets the earliest week of the best season that is free at its turn. No wish list counts, and weeks that are held stay.`}
      submitLabel={`Give ${weeks}`}
      isBusy={isBusy}
      onSubmit={(reason) => void run(reason)}
      onClose={onClose}
    >
      <FilledShares shares={shares} />
      <Muted>
        {left === 0
          ? 'No week is left over.'
          : `${counted(left, 'week')} ${left === 1 ? 'stays' : 'stay'} open: owners can claim ${left === 1 ? 'it' : 'them'} from then on.`}
      </Muted>
    </ReasonDialog>
  );
}

/** Shows a whole year as the rotation gives it, and gives it once an administrator says why. */
export function FillDialog(props: FillDialogProps) {
  const { propertyId, year, onClose } = props;
  const { data, error, refetch } = useRotationFillQuery({
    variables: { propertyId, year },
    fetchPolicy: 'network-only',
  });
  if (data && !error) return <FillQuestion {...props} fill={data.rotationFill} refresh={refetch} />;
  return (
    <Dialog onClose={onClose} title={title(year)} footer={<Button onClick={onClose}>Close</Button>}>
      {error ? (
        <ErrorState
          title="The year cannot be filled"
          message={errorText(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingState label="Reading the rotation…" />
      )}
    </Dialog>
  );
}
