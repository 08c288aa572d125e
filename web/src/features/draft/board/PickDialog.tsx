import { useApolloClient } from '@apollo/client/react';
import { pickRefusal, pickText } from '@rules/draft';
import { useState } from 'react';
import { usePickWeekMutation } from '../../../generated/graphql';
import { longDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Heart, HeartOff } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Facts } from '../../../ui/text/Facts';
import { sendSigned } from '../devices/sign';
import { holderName, myTurn, type Room, type Seat, shareAndOwner, type Week } from '../room/room';
import type { WishList } from '../wishes/use-wish-list';

const PickForOwnerDialog = lazyComponent(
  async () => (await import('./PickForOwnerDialog')).PickForOwnerDialog,
  null,
);

interface PickDialogProps {
  room: Room;
  week: Week;
  /** The wish list of the share selected in the room, if it is one of the user's. */
  list: WishList | undefined;
  refresh: () => Promise<unknown>;
  /** An administrator's session: may choose for an owner who asked. */
  mayManage: boolean;
  onClose: () => void;
}

/** Why the user cannot choose the week now, by the same rules as the server; null if they can. */
function refusalOf(room: Room, { week }: Week, mayManage: boolean): string | null {
  const { draft, facts, state, turn, taken, mine } = room;
  const pick = taken.get(week);
  if (pick) return `Share ${pick.share} (${holderName(room, pick.share)}) has this week.`;
  if (draft.status === 'PAUSED') {
    return `The draft is paused. ${mayManage ? 'Resume it first.' : 'Please wait until it resumes.'}`;
  }
  if (draft.status === 'PLANNED') return 'The draft has not opened yet.';
  const share = myTurn(room)?.shareNumber ?? (mayManage ? turn?.share : mine[0]?.shareNumber);
  if (share === undefined || !turn) return null;
  return pickRefusal(facts, state, { share, week });
}

/** For whom the user may choose the week now: in a turn of theirs, or as an administrator. */
function choiceIn(room: Room, week: Week, mayManage: boolean) {
  const refusal = refusalOf(room, week, mayManage);
  const isOpen = refusal === null && room.draft.status === 'RUNNING';
  const seat = isOpen ? myTurn(room) : undefined;
  const inTurn = isOpen && mayManage && room.turn ? room.seats.get(room.turn.share) : undefined;
  return { refusal, seat, forOwner: seat ? undefined : inTurn };
}

/** A week of the board, with a single confirmation to choose it. */
export function PickDialog({ room, week, list, refresh, mayManage, onClose }: PickDialogProps) {
  const [asked, askFor] = useState<Seat>();
  const { refusal, seat, forOwner } = choiceIn(room, week, mayManage);
  if (asked) return <PickForOwnerDialog {...{ room, week, refresh, onClose }} seat={asked} />;
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={longDates(week)}
      description={`Week ${week.week} of ${room.draft.year}`}
      footer={
        <>
          <WishButton {...{ room, week, list }} />
          {seat && <ChooseButton {...{ room, week, seat, refresh, onClose }} />}
          {forOwner && (
            <Button onClick={() => askFor(forOwner)}>Choose for {shareAndOwner(forOwner)}</Button>
          )}
          {!seat && !forOwner && (
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
        {seat && (
          <Row $gap={3} $nowrap>
            <ShareTile shareNumber={seat.shareNumber} size={36} />
            <p>
              {seat.isMine
                ? `Your choice in round ${room.turn?.round}. It cannot be changed afterwards.`
                : `For ${seat.ownerName}, who asked you to choose. The log says that you did.`}
            </p>
          </Row>
        )}
        {refusal && <p role="status">{refusal}</p>}
      </Stack>
    </Dialog>
  );
}

/** Puts the week on the user's wish list, or takes it off. */
function WishButton({ room, week, list }: Pick<PickDialogProps, 'room' | 'week' | 'list'>) {
  if (!list || room.taken.has(week.week) || room.draft.status === 'ENDED') return null;
  const isWished = list.weeks.includes(week.week);
  return (
    <Button
      variant="secondary"
      icon={isWished ? <HeartOff size={18} aria-hidden /> : <Heart size={18} aria-hidden />}
      onClick={() => (isWished ? list.remove(week.week) : list.add(week.week))}
    >
      {isWished ? 'Remove from my wish list' : 'Add to my wish list'}
    </Button>
  );
}

interface ChooseButtonProps extends Pick<PickDialogProps, 'room' | 'week' | 'refresh' | 'onClose'> {
  seat: Seat;
}

function ChooseButton({ room, week, seat, refresh, onClose }: ChooseButtonProps) {
  const client = useApolloClient();
  const [pickWeek] = usePickWeekMutation();
  const { attempt, isBusy } = useAttempt();
  async function choose() {
    const input = { draftId: room.draft.id, shareId: seat.shareId, week: week.week };
    const isDone = await attempt({
      action: () =>
        sendSigned(client, room.draft, {
          text: (hash) => pickText(hash, { share: seat.shareNumber, week: week.week }),
          send: (signed) => pickWeek({ variables: { input: { ...input, signed } } }),
        }),
      success: {
        title: seat.isMine ? 'The week is yours' : 'The week is chosen',
        description: `${longDates(week)} for share ${seat.shareNumber}.`,
      },
      failure: { title: 'The week could not be chosen', fallback: 'Please try again' },
    });
    if (isDone) return onClose();
    await refresh().catch(() => undefined);
  }
  return (
    <Button busy={isBusy} onClick={choose}>
      Choose for {seat.isMine ? `share ${seat.shareNumber}` : shareAndOwner(seat)}
    </Button>
  );
}
