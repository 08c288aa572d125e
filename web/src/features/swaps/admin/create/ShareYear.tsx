import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../../generated/graphql';
import { draftPath } from '../../../../lib/address/paths';
import { today } from '../../../../lib/dates/dates';
import { Button } from '../../../../ui/button/Button';
import { weekAt } from '../../../../ui/calendar/use-week-keys';
import { Legend, Month, Months, Tiles } from '../../../../ui/calendar/year-tiles-style';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Row } from '../../../../ui/layout/Stack';
import { Muted } from '../../../../ui/text/Text';
import { font, screen, space, tone, weight } from '../../../../ui/theme/tokens';
import { SteppedYear } from '../../year/SteppedYear';
import { GIVEN, WANTED } from '../../year/SwapYear';
import { type Calendar, type SwapTile, swapTiles } from '../../year/swap-year';
import { Empty } from './create-style';
import type { SwapForm } from './swap-form';
import { usePendingSwaps } from './use-pending-swaps';

const Root = styled.section`
  min-width: 0;
  h2 {
    ${font.size('title')};
  }
  ${screen.desk} {
    ${Months} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[2]} ${space[5]};
    }
    ${Month} {
      display: grid;
      grid-template-columns: 2.25rem minmax(0, 1fr);
      align-items: center;
    }
    ${Tiles} > * {
      height: 2rem;
    }
    /* In one line, or the note below would be out of sight on a laptop. */
    ${Legend} {
      column-gap: ${space[3]};
      ${font.size('tiny')};
    }
  }
`;
const Hint = styled(Muted)`
  flex: 1 1 16rem;
  ${screen.phone} {
    /* Two lines, so that it moves no week. */
    flex-basis: 100%;
    min-height: 3em;
  }
  strong {
    display: block;
    color: ${tone('warning').text};
    font-weight: ${weight.medium};
  }
`;

const useYear = (propertyId: string, year: number) =>
  useSwapYearQuery({ variables: { propertyId, year } });

interface Props {
  propertyId: string;
  shareNumber: number;
  /** The owner, whose other shares give weeks as well. */
  ownerId: string | undefined;
  form: SwapForm;
  onFill: (changes: Partial<SwapForm>) => void;
}

/** The corner of a week that is chosen. */
function markOf({ startDate }: SwapTile, form: SwapForm): string | undefined {
  if (startDate === form.currentWeekStart) return GIVEN;
  return startDate === form.preferredWeekStart ? WANTED : undefined;
}

/** Why a share has no week of a year to give. */
const noWeekText = ({ year, weeks }: Calendar, shareNumber: number) =>
  weeks.some(({ booking }) => booking?.shareNumber === shareNumber)
    ? `All weeks of share ${shareNumber} in ${year} have begun.`
    : `Share ${shareNumber} holds no week in ${year}.`;

/** True for a year in which no week of the house has an owner. */
const isUnplanned = ({ weeks }: Calendar) => weeks.every(({ booking }) => !booking);

/** Leads to the draft in which the weeks of a year are given out. */
function Unplanned({ propertyId, year }: { propertyId: string; year: number }) {
  return (
    <Empty as="div">
      <p>No weeks are planned for {year} yet.</p>
      <Link to={draftPath({ propertyId, year })}>Plan the draft</Link>
    </Empty>
  );
}

/** The weeks of a share's house: its owner's are to give, the others to be asked for. */
export function ShareYear({ propertyId, shareNumber, ownerId, form, onFill }: Props) {
  const [chosen, setChosen] = useState<number>();
  /** The week that was last under the pointer, or in focus. */
  const [seen, setSeen] = useState<string>();
  const thisYear = Number(today().slice(0, 4));
  const now = useYear(propertyId, thisYear);
  const next = useYear(propertyId, thisYear + 1);
  const { swaps, warning } = usePendingSwaps(propertyId, form);

  const tilesOf = (calendar: Calendar) => {
    const day = today(calendar.timeZone);
    const weeks = calendar.weeks
      .filter(({ startDate }) => startDate.slice(0, 7) >= day.slice(0, 7))
      .map(({ booking, ...week }) => {
        const isMine = booking?.shareNumber === shareNumber || booking?.ownerId === ownerId;
        return { ...week, booking: booking && { ...booking, isMine } };
      });
    const facts = { swaps, offered: new Set<string>(), day, mine: 'theirs' };
    return swapTiles({ ...calendar, weeks }, facts).map((tile) => {
      const mark = markOf(tile, form);
      return { ...tile, mark, isPressed: mark !== undefined };
    });
  };
  const givenIn = ({ data }: typeof now) =>
    data ? tilesOf(data.calendar).filter(({ kind }) => kind === 'MINE').length : 0;
  /** The year with more to give. */
  const best = givenIn(next) > givenIn(now) ? thisYear + 1 : thisYear;
  const year = chosen ?? best;
  const shown = useYear(propertyId, year);
  if (now.loading || next.loading) return <Skeleton height="16rem" />;

  const choose = (tile: SwapTile, { weeks }: Calendar) => {
    const { startDate } = tile;
    const endDate = weeks.find((week) => week.startDate === startDate)?.endDate ?? '';
    if (tile.kind !== 'MINE') {
      return onFill({ preferredWeekStart: startDate, preferredWeekEnd: endDate });
    }
    onFill({
      ...{ currentWeekStart: startDate, currentWeekEnd: endDate },
      shareNumber: String(tile.shareNumber),
    });
  };
  const see = ({ target }: { target: EventTarget }) => setSeen((last) => weekAt(target) ?? last);
  const calendar = shown.data?.calendar;
  const tiles = calendar ? tilesOf(calendar) : [];
  const isShort = calendar !== undefined && givenIn(shown) === 0;
  const isElsewhere = givenIn(now) + givenIn(next) > 0;
  const hint = isShort ? undefined : 'Press the week to give, then the one wanted.';
  return (
    <Root aria-label="Weeks of the year" onPointerOver={see} onFocus={see}>
      <SteppedYear
        {...{ propertyId, year, tilesOf }}
        insteadOf={(it) => isUnplanned(it) && <Unplanned propertyId={propertyId} year={it.year} />}
        onYear={setChosen}
        onChoose={choose}
        mine="Theirs"
      >
        {isShort && (
          <Row $gap={1}>
            {!isUnplanned(calendar) && noWeekText(calendar, shareNumber)}
            {isElsewhere && (
              <Button variant="ghost" onClick={() => setChosen(best)}>
                See {best}
              </Button>
            )}
          </Row>
        )}
        <Hint as="div">
          {tiles.find(({ startDate }) => startDate === seen)?.label ?? hint}
          <div aria-live="polite">{warning && <strong>{warning}</strong>}</div>
        </Hint>
      </SteppedYear>
    </Root>
  );
}
