import type { RehearseDraftQuery } from '../../../generated/graphql';
import { useRehearseDraftQuery } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { type Column, column, Table } from '../../../ui/table/Table';
import { color } from '../../../ui/theme/tokens';
import { durationText } from '../use-clock';

type Seat = RehearseDraftQuery['rehearseDraft']['seats'][number];

const COLUMNS: Column<Seat>[] = [
  column('Share', {}, ({ shareNumber }) => <ShareTile shareNumber={shareNumber} size={30} />),
  column('Wish list', { noWrap: true }, (seat) => (seat.hasWishList ? 'Written' : 'None yet')),
];
type Rehearsal = RehearseDraftQuery['rehearseDraft'];

function wishesText({ fromWishLists, byNeutralRule }: Rehearsal): string {
  if (fromWishLists === null || byNeutralRule === null) {
    return 'How many wishes would be granted is shown only once three other people have a wish list, because each list is private.';
  }
  return `About ${counted(fromWishLists, 'week')} would come from wish lists and about ${byNeutralRule} by the neutral rule.`;
}

interface RehearsalDialogProps {
  draftId: string;
  onClose: () => void;
}

/** The result of the draft if everyone is absent and the wish lists stay as they are. */
export function RehearsalDialog({ draftId, onClose }: RehearsalDialogProps) {
  const { data, error, refetch } = useRehearseDraftQuery({
    variables: { draftId },
    fetchPolicy: 'network-only',
  });
  const rehearsal = data?.rehearseDraft;
  return (
    <Dialog
      onClose={onClose}
      title="Rehearsal"
      description="Simulates the whole draft with the current wish lists and no one choosing in person. It changes nothing, and all wishes stay private."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {rehearsal && (
        <Stack>
          <Table
            label="Who has written a wish list"
            columns={COLUMNS}
            rows={rehearsal.seats}
            rowKey={({ shareNumber }) => shareNumber}
          />
          <p style={{ color: color.textMuted }}>
            {wishesText(rehearsal)} {counted(rehearsal.weeksLeft, 'week')} would stay open. The
            draft would last {durationText(rehearsal.longestSeconds)} at most, if every turn were
            missed twice.
          </p>
        </Stack>
      )}
      {!rehearsal && error && (
        <ErrorState
          title="The draft cannot be rehearsed"
          message={errorText(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      )}
      {!rehearsal && !error && <LoadingState label="Rehearsing…" />}
    </Dialog>
  );
}
