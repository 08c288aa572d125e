import { useState } from 'react';
import { fullDates } from '../../../lib/dates/week-dates';
import { counted, inWords } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { LockKeyhole, Search } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { MutedLine } from '../../../ui/text/Text';
import { Ends, Line, Lines, LineText } from '../list/lines-style';
import type { Stay } from '../swap';
import type { Wishes } from './found';
import { useFoundActions } from './use-found';

const WishesDialog = lazyComponent(
  async () => (await import('./WishesDialog')).WishesDialog,
  <LoadingState />,
);

/** 'Weeks 31, 30 and 12, in this order'. */
const wishedText = (weeks: readonly number[]) =>
  weeks.length === 1
    ? `Week ${weeks[0]}`
    : `${counted(weeks.length, 'week')}, in this order: ${inWords(weeks.map(String))}`;

/** The user's private lists, by the week that they would give. */
export function MyWishes({ stays, lists }: { stays: readonly Stay[]; lists: readonly Wishes[] }) {
  /** The booking whose list is open; empty for one that is not chosen yet. */
  const [opened, setOpened] = useState<string>();
  const { save, isBusy } = useFoundActions();
  const shown = lists.flatMap((list) => {
    const stay = stays.find(({ bookingId }) => bookingId === list.bookingId);
    return stay ? [{ stay, weeks: list.weeks }] : [];
  });
  const choose = (
    <Button
      variant={shown.length > 0 ? 'secondary' : 'primary'}
      icon={<Search size={18} aria-hidden />}
      onClick={() => setOpened('')}
    >
      Find me a swap
    </Button>
  );
  return (
    <Stack $gap={3}>
      <MutedLine>
        <LockKeyhole size={16} aria-hidden />
        Only you can see this list. A swap is proposed when everyone in it gets a week from their
        own list, so a proposal shows the other owner that you would take their week.
      </MutedLine>
      {shown.length === 0 ? (
        <EmptyState
          icon={<Search size={28} />}
          title="You are not looking for a swap"
          text="Choose one of your weeks, and the weeks that you would take for it. Open weeks come first, then two-way swaps, then three-way swaps."
          action={choose}
        />
      ) : (
        <>
          <Lines>
            {shown.map(({ stay, weeks }) => (
              <Line key={stay.bookingId}>
                <ShareTile shareNumber={stay.shareNumber} />
                <LineText>
                  <strong>
                    Week {stay.week}, {fullDates(stay)}
                  </strong>
                  <p>
                    {stay.propertyName} · For it I would take: {wishedText(weeks)}
                  </p>
                </LineText>
                <Ends $gap={2}>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => setOpened(stay.bookingId)}
                  >
                    Edit<VisuallyHidden> the list for week {stay.week}</VisuallyHidden>
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    disabled={isBusy}
                    onClick={() => save(stay.bookingId, [])}
                  >
                    Remove<VisuallyHidden> the list for week {stay.week}</VisuallyHidden>
                  </Button>
                </Ends>
              </Line>
            ))}
          </Lines>
          <div>{choose}</div>
        </>
      )}
      {opened !== undefined && (
        <WishesDialog
          bookingId={opened}
          stays={stays}
          lists={lists}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
