import { fingerprintOf } from '@rules/draft';
import { useMemo } from 'react';
import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useCopy } from '../../../ui/feedback/use-copy';
import { Copy, Heart, History, LockKeyhole, ReceiptText } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { MutedLine } from '../../../ui/text/Text';
import { box, font, screen } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { WeekBoard } from '../board/WeekBoard';
import { OutlookLegend } from '../outlook/OutlookLegend';
import { placeOf, useOutlook, usuallyFree } from '../outlook/outlook';
import { ownerOf, type Room, type Seat, type Week } from '../room/room';
import { ShareChoice } from './ShareChoice';
import type { WishList } from './use-wish-list';
import { WishPaper } from './WishPaper';

/** Ranking comes with drag and drop, which the rest of the draft does without. */
const WishRanking = lazyComponent(
  async () => (await import('./WishRanking')).WishRanking,
  <Skeleton height="12rem" />,
);

interface WishListEditorProps {
  room: Room;
  seat: Seat;
  list: WishList;
  onSeatChange: (shareId: string) => void;
}

const Sides = styled.div`
  ${box.grid(6)};
  grid-template-columns: minmax(0, 1fr);
  ${screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
  h2 {
    ${font.size('title')};
  }
`;

/** The fingerprint of the list as it was saved, for its owner to keep. */
function Receipt({ commitment }: { commitment: string }) {
  const copy = useCopy();
  const text = fingerprintOf(commitment);
  return (
    <Row $gap={2} $nowrap>
      <MutedLine>
        <ReceiptText size={16} aria-hidden />
        <span>
          Your receipt for this list: <code>{text}</code>. The log has it before the next turn
          begins.
        </span>
      </MutedLine>
      <IconButton
        label="Copy the receipt"
        icon={<Copy size={16} />}
        onClick={() => copy('Receipt', commitment)}
      />
    </Row>
  );
}

const SAVING: Record<WishList['saving'], string> = {
  idle: 'Changes are saved automatically.',
  waiting: 'Saving…',
  saved: 'Saved.',
  failed: 'Not saved.',
};

/** The ranked, private wishes of one of the user's shares, with a calendar to add weeks from. */
export function WishListEditor({ room, seat, list, onSeatChange }: WishListEditorProps) {
  const { weeks, lastYear, isAutopilot, saving } = list;
  const known = new Set(room.draft.weeks.map(({ week }) => week));
  const startable = lastYear.filter((week) => known.has(week));
  const stillFree = weeks.filter((week) => !room.taken.has(week));
  const { toast } = useToast();
  const { outlook, error } = useOutlook(room);
  const place = placeOf(room, seat.shareNumber);
  const oftenFree = useMemo(() => outlook && usuallyFree(outlook, place), [outlook, place]);
  function toggle({ week, ...dates }: Week) {
    const pick = room.taken.get(week);
    if (weeks.includes(week)) return list.remove(week);
    if (!pick) return list.add(week);
    const holder = room.seats.get(pick.share)?.isMine
      ? 'You have'
      : `${ownerOf(room, pick.share)} has`;
    toast({
      title: 'This week is gone',
      description: `${holder} ${shortDates(dates)} already (share ${pick.share}).`,
    });
  }
  return (
    <Sides>
      <Stack>
        <h2>My wish list</h2>
        <ShareChoice seats={room.mine} value={seat.shareId} onChange={onSeatChange} />
        <MutedLine>
          <LockKeyhole size={16} aria-hidden />
          No one else can read it, not even administrators.
        </MutedLine>
        {weeks.length > 0 ? (
          <WishRanking room={room} list={list} usuallyFree={oftenFree} />
        ) : (
          <EmptyState
            icon={<Heart size={28} />}
            title="No wishes yet"
            text="Choose weeks in the calendar, most wanted first. If you miss your turn, the best remaining one is chosen for you."
            action={
              startable.length > 0 && (
                <Button
                  variant="secondary"
                  icon={<History size={18} aria-hidden />}
                  onClick={() => list.setWeeks(startable)}
                >
                  Start from last year’s weeks
                </Button>
              )
            }
          />
        )}
        <Checkbox
          label="Choose from this list as soon as it is my turn"
          hint="Then no one has to wait for you, and you do not need to be present."
          checked={isAutopilot}
          onCheckedChange={list.setAutopilot}
        />
        <Row $justify="space-between">
          <MutedLine role="status">{SAVING[saving]}</MutedLine>
          {stillFree.length < weeks.length && (
            <Button size="small" variant="ghost" onClick={() => list.setWeeks(stillFree)}>
              Remove taken weeks
            </Button>
          )}
          {saving === 'failed' && (
            <Button size="small" variant="secondary" onClick={list.retry}>
              Try again
            </Button>
          )}
        </Row>
        {list.receipt && <Receipt commitment={list.receipt} />}
      </Stack>
      <Stack>
        <h2>Add weeks</h2>
        <MutedLine>Choose a week to put it on your list; choose it again to take it off.</MutedLine>
        <OutlookLegend {...{ room, outlook, error, place }} usuallyFree={oftenFree} />
        <WeekBoard
          room={room}
          wishes={weeks}
          usuallyFree={oftenFree}
          isTakenQuiet
          onOpen={toggle}
        />
      </Stack>
      <WishPaper room={room} seat={seat} weeks={weeks} />
    </Sides>
  );
}
