import { pickRefusal } from '@rules/draft';
import { Heart, HeartOff } from 'lucide-react';
import { usePickWeekMutation } from '../../../generated/graphql';
import { SEASON_TITLES } from '../../../lib/dates/seasons';
import { longDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { Facts } from '../../../ui/data/Facts';
import { ShareTile } from '../../../ui/data/ShareTile';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { holderName, myTurn, type Room, type Week } from '../room/room';
import type { WishList } from '../wishes/use-wish-list';

interface PickDialogProps {
  room: Room;
  week: Week;
  /** The wish list of the share selected in the room, if it is one of the user's. */
  list: WishList | undefined;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** Why the user cannot choose the week now, by the same rules as the server; null if they can. */
function refusalOf(room: Room, { week }: Week): string | null {
  const { draft, facts, state, turn, taken, mine } = room;
  const pick = taken.get(week);
  if (pick) return `Share ${pick.share} (${holderName(room, pick.share)}) has this week.`;
  if (draft.status === 'PAUSED') return 'The draft is paused. Please wait until it resumes.';
  if (draft.status === 'PLANNED') return 'The draft has not opened yet.';
  const share = myTurn(room)?.shareNumber ?? mine[0]?.shareNumber;
  if (share === undefined || !turn) return null;
  return pickRefusal(facts, state, { share, week });
}

/** A week of the board, with a single confirmation to choose it. */
export function PickDialog({ room, week, list, refresh, onClose }: PickDialogProps) {
  const [pickWeek] = usePickWeekMutation();
  const { attempt, isBusy } = useAttempt();
  const seat = myTurn(room);
  const refusal = refusalOf(room, week);
  const mayChoose = seat !== undefined && refusal === null && room.draft.status === 'RUNNING';
  const isWished = list?.weeks.includes(week.week) ?? false;

  async function choose() {
    if (!seat) return;
    const input = { draftId: room.draft.id, shareId: seat.shareId, week: week.week };
    const isDone = await attempt({
      action: () => pickWeek({ variables: { input } }),
      success: {
        title: 'The week is yours',
        description: `${longDates(week)} for share ${seat.shareNumber}.`,
      },
      failure: { title: 'The week could not be chosen', fallback: 'Please try again' },
    });
    if (isDone) return onClose();
    await refresh().catch(() => undefined);
  }

  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={longDates(week)}
      description={`Week ${week.week} of ${room.draft.year}`}
      footer={
        <>
          {list && !room.taken.has(week.week) && room.draft.status !== 'ENDED' && (
            <Button
              variant="secondary"
              icon={isWished ? <HeartOff size={18} aria-hidden /> : <Heart size={18} aria-hidden />}
              onClick={() => (isWished ? list.remove(week.week) : list.add(week.week))}
            >
              {isWished ? 'Off my wish list' : 'Wish for it'}
            </Button>
          )}
          {mayChoose ? (
            <Button busy={isBusy} onClick={choose}>
              Choose for share {seat.shareNumber}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={3}>
        <Facts
          facts={[
            ['Season', SEASON_TITLES[week.season]],
            ...(week.holiday ? [['Holiday', week.holiday] as const] : []),
          ]}
        />
        {mayChoose && (
          <Row $gap={3} $nowrap>
            <ShareTile shareNumber={seat.shareNumber} size={36} />
            <p>Your choice of round {room.turn?.round}. Once chosen, it stays.</p>
          </Row>
        )}
        {refusal && <p role="status">{refusal}</p>}
      </Stack>
    </Dialog>
  );
}
