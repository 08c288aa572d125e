import { counted, ordinal } from '../../../lib/text/format';
import { Check } from '../../../ui/icon/icons';
import { Note, Weeks } from './mine-style';
import {
  hasGot,
  hasWishes,
  NAMED_WISHES,
  type ShareYear,
  type ShareYears,
  weekWords,
  wishNumber,
} from './years';

/** The one sentence about what is still to come; undefined once a draft has given weeks. */
function toCome(years: readonly ShareYear[]): string | undefined {
  if (years.some(hasGot)) return undefined;
  return years.some(hasWishes)
    ? 'Once a draft has ended, the weeks you got appear here beside your wishes.'
    : 'Once you have made a wish list or a draft has ended, your wishes and the weeks you got appear here.';
}

/** The wishes and the draft’s weeks, for the years that have either. */
export function YearWeeks({ share }: { share: ShareYears }) {
  const years = share.years.filter((year) => hasWishes(year) || hasGot(year));
  const next = toCome(share.years);
  return (
    <div>
      <h3>Wishes and weeks</h3>
      {next && <Note>{next}</Note>}
      {years.length > 0 && (
        <Weeks aria-label={`Wishes and weeks of share ${share.shareNumber}`}>
          {years.map((year) => (
            <li key={year.year}>
              <Heading year={year} />
              <Wished year={year} />
              <Got year={year} />
            </li>
          ))}
        </Weeks>
      )}
    </div>
  );
}

function Heading({ year: { year, place, outOf } }: { year: ShareYear }) {
  return (
    <h4>
      {year}
      {place !== null && (
        <small>
          {ordinal(place)} of {outOf}
        </small>
      )}
    </h4>
  );
}

function Wished({ year }: { year: ShareYear }) {
  if (!hasWishes(year)) return null;
  const rest = year.wishes.length - NAMED_WISHES;
  return (
    <div>
      <h5>Wished</h5>
      <ol>
        {year.wishes.slice(0, NAMED_WISHES).map((week, index) => (
          <li key={week.week}>
            <b>{index + 1}</b> {weekWords(week)}
          </li>
        ))}
        {rest > 0 && <li className="rest">and {counted(rest, 'more week')}</li>}
      </ol>
    </div>
  );
}

function Got({ year }: { year: ShareYear }) {
  if (!hasGot(year)) return null;
  return (
    <div>
      <h5>Got in the draft</h5>
      <ul>
        {year.got.map((week) => {
          const wish = wishNumber(year, week);
          return (
            <li key={week.week}>
              <Check size={14} aria-hidden /> {weekWords(week)}
              {wish !== undefined && <small>wish {wish}</small>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
