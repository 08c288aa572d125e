import { useState } from 'react';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../../generated/graphql';
import { today } from '../../../../lib/dates/dates';
import { Month, Months, Tiles } from '../../../../ui/data/year/year-tiles-style';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Muted } from '../../../../ui/layout/Muted';
import { screen, size, space } from '../../../../ui/theme/tokens';
import { SteppedYear } from '../../year/SteppedYear';
import { type Calendar, type SwapTile, swapTiles } from '../../year/swap-year';
import type { SwapForm } from './swap-form';

const Root = styled.section`
  min-width: 0;
  h2 {
    font-size: ${size.title};
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
  }
`;
const Hint = styled(Muted)`
  flex: 1 1 auto;
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

/** The coming weeks of a share's house: its owner's are to give, the others to be asked for. */
export function ShareYear({ propertyId, shareNumber, ownerId, form, onFill }: Props) {
  const [chosen, setChosen] = useState<number>();
  const thisYear = Number(today().slice(0, 4));
  const now = useYear(propertyId, thisYear);
  const next = useYear(propertyId, thisYear + 1);
  if (now.loading || next.loading) return <Skeleton height="16rem" />;

  const tilesOf = (calendar: Calendar) => {
    const day = today(calendar.timeZone);
    const weeks = calendar.weeks
      .filter(({ startDate }) => startDate.slice(0, 7) >= day.slice(0, 7))
      .map(({ booking, ...week }) => {
        const isMine = booking?.shareNumber === shareNumber || booking?.ownerId === ownerId;
        return { ...week, booking: booking && { ...booking, isMine } };
      });
    const facts = { swaps: [], offered: new Set<string>(), day, mine: 'theirs' };
    return swapTiles({ ...calendar, weeks }, facts).map((tile) => ({
      ...tile,
      isPressed: [form.currentWeekStart, form.preferredWeekStart].includes(tile.startDate),
    }));
  };
  const givenIn = ({ data }: typeof now) =>
    data ? tilesOf(data.calendar).filter(({ kind }) => kind === 'MINE').length : 0;
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
  return (
    <Root aria-label="Weeks of the year">
      <SteppedYear
        propertyId={propertyId}
        year={chosen ?? (givenIn(next) > givenIn(now) ? thisYear + 1 : thisYear)}
        onYear={setChosen}
        tilesOf={tilesOf}
        onChoose={choose}
        mine="Theirs"
      >
        <Hint>Press the week to give, then the one wanted.</Hint>
      </SteppedYear>
    </Root>
  );
}
