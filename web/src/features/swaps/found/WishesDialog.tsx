import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../generated/graphql';
import { longDates, shortDates } from '../../../lib/dates/week-dates';
import { errorText } from '../../../lib/network/error-text';
import { RankButtons } from '../../../ui/calendar/RankButtons';
import { Ranked, RankedWeek } from '../../../ui/calendar/ranked-style';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { YearTiles } from '../../../ui/calendar/YearTiles';
import { framedMonths, Legend, Months } from '../../../ui/calendar/year-tiles-style';
import { Select } from '../../../ui/choice/Select';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { Muted, Text } from '../../../ui/text/Text';
import { shadow } from '../../../ui/theme/tokens';
import { stayOptions } from '../ask/ask-options';
import type { Stay } from '../swap';
import { usePromises } from '../use-promises';
import { type Calendar, type Wishes, wishTiles } from './found';
import { useFoundActions } from './use-found';

const Framed = styled.div`
  ${framedMonths}
  ${Months} {
    box-shadow: ${shadow.card};
  }
`;

interface RankingProps {
  calendar: Calendar;
  weeks: readonly number[];
  onChange: (weeks: readonly number[]) => void;
}

/** The chosen weeks, most wanted first. */
function Ranking({ calendar, weeks, onChange }: RankingProps) {
  const known = new Map(calendar.weeks.map((week) => [week.week, week]));
  const move = (from: number, by: -1 | 1) => {
    const [week] = weeks.slice(from, from + 1);
    const others = weeks.toSpliced(from, 1);
    if (week !== undefined) onChange(others.toSpliced(from + by, 0, week));
  };
  return (
    <Ranked aria-label="Weeks I would take">
      {weeks.map((number, index) => {
        const week = known.get(number);
        if (!week) return null;
        return (
          <RankedWeek key={number} className={week.season}>
            <span className="rank">{index + 1}</span>
            <span className="what">
              <span className="dates">{shortDates(week)}</span>
              <span className="facts">
                {[`Week ${number}`, SEASON_TITLES[week.season].toLowerCase(), week.holiday]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <RankButtons
              name={longDates(week)}
              isFirst={index === 0}
              isLast={index === weeks.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => onChange(weeks.filter((it) => it !== number))}
            />
          </RankedWeek>
        );
      })}
    </Ranked>
  );
}

interface WishesDialogProps {
  /** The booking that would be given; empty to choose one. */
  bookingId: string;
  stays: readonly Stay[];
  lists: readonly Wishes[];
  onClose: () => void;
}

/** Chooses one of the user's weeks, and ranks the weeks that they would take for it. */
export function WishesDialog({ bookingId, stays, lists, onClose }: WishesDialogProps) {
  const [chosenId, setChosenId] = useState(bookingId);
  const [edited, setEdited] = useState<readonly number[]>();
  const { save, isBusy } = useFoundActions();
  const give = stays.length === 1 ? stays[0] : stays.find((stay) => stay.bookingId === chosenId);
  const { data, error } = useSwapYearQuery(
    give
      ? {
          variables: { propertyId: give.propertyId, year: give.year },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  );
  const calendar = data?.calendar;
  const weeks = edited ?? lists.find((it) => it.bookingId === give?.bookingId)?.weeks ?? [];
  const toggle = (startDate: string) => {
    const week = calendar?.weeks.find((it) => it.startDate === startDate)?.week;
    if (week === undefined) return;
    setEdited(weeks.includes(week) ? weeks.filter((it) => it !== week) : [...weeks, week]);
  };
  const submit = async () => {
    if (give && (await save(give.bookingId, weeks))) onClose();
  };
  return (
    <FormDialog
      form={{ isBusy, isChanged: edited !== undefined, submit }}
      title="Find me a swap"
      description="Only you can see this list."
      size="large"
      submitLabel="Save list"
      disabled={!give || !edited}
      onClose={onClose}
    >
      <Select
        label="Week I would give up"
        value={give?.bookingId ?? ''}
        onValueChange={(id) => {
          setChosenId(id);
          setEdited(undefined);
        }}
        options={stayOptions(stays, usePromises())}
        placeholder="Choose one of your weeks"
        disabled={stays.length === 1}
      />
      {give && calendar && (
        <>
          {weeks.length > 0 ? (
            <>
              <Text as="h3" $size="body" $weight="bold">
                For it I would take, most wanted first
              </Text>
              <Ranking calendar={calendar} weeks={weeks} onChange={setEdited} />
            </>
          ) : (
            <Muted>Choose the weeks that you would take for it, most wanted first.</Muted>
          )}
          <Framed>
            <YearTiles
              year={calendar.year}
              tiles={wishTiles(calendar, { weeks, given: give.week })}
              onChoose={toggle}
            />
          </Framed>
          <Legend aria-label="Legend">
            {Object.entries(SEASON_TITLES).map(([season, title]) => (
              <li key={season}>
                <i className={season} /> {title}
              </li>
            ))}
          </Legend>
        </>
      )}
      {give && !calendar && !error && <Skeleton height="16rem" />}
      {give && !calendar && error && (
        <Notice message={errorText(error, 'The weeks could not be loaded.')} />
      )}
    </FormDialog>
  );
}
