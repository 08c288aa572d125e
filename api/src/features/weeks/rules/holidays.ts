import { addDays, dateIn, yearOf } from './dates';
import type { WeekDates } from './week-grid';

/** Returns Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher's algorithm). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekdayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const days = epact + weekdayShift - 7 * late + 114;
  return dateIn(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Returns Easter Sunday of the Orthodox churches (Meeus's Julian algorithm), as a Gregorian date. */
export function orthodoxEasterOf(year: number): string {
  const epact = (19 * (year % 19) + 15) % 30;
  const weekdayShift = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7;
  const days = epact + weekdayShift + 114;
  const julian = dateIn(year, Math.floor(days / 31), (days % 31) + 1);
  const century = Math.floor(year / 100);
  return addDays(julian, century - Math.floor(century / 4) - 2);
}

/** Returns the nth weekday (1 is Monday) of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dateIn(year, month, 1);
  const firstWeekday = new Date(first).getUTCDay();
  return addDays(first, ((weekday - firstWeekday + 7) % 7) + 7 * (nth - 1));
}

/** Returns the first date of a year on which another calendar has a day, such as '14 Nisan'. */
function dateOf(year: number, calendar: string, day: string): string {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
  });
  const start = dateIn(year, 1, 1);
  const dates = Array.from({ length: 366 }, (_, index) => addDays(start, index));
  return dates.find((date) => format.format(new Date(date)) === day) ?? '';
}

interface Holiday {
  name: string;
  /** The night that names its week, by the date on which it starts. */
  night: (year: number) => string;
  /** Only in these countries. */
  only?: string;
  /** In all countries but these. */
  except?: string;
}

const ORTHODOX = 'BG CY ER ET GE GR MD ME MK RO RS RU BY UA XK';

/** Countries as by their public holidays; a week takes the first holiday that it has. */
const HOLIDAYS: Holiday[] = [
  {
    name: 'Easter',
    night: easterOf,
    except: `${ORTHODOX} AE AF AM AZ BD BH BN BT CN DJ DZ EG EH ID IL IN IQ IR JO JP KH KM KP KR KW KZ KG LA LB LK LR LY MA ML MM MN MR MV MY NE NP OM PK PS QA SA SD SN SO SS SY TD TH TJ TM TN TR TW UZ VN YE`,
  },
  { name: 'Easter', night: orthodoxEasterOf, only: ORTHODOX },
  { name: 'Midsummer', night: (year) => dateIn(year, 6, 23), only: 'AX EE FI LT LV SE' },
  {
    name: 'Christmas',
    night: (year) => dateIn(year, 12, 24),
    except:
      'AE AF AZ BH BT CN DZ EG EH ET IL IQ IR JP KH KM KP KW KZ KG LA LY MA MN MR MV MZ NP OM PK QA RS RU SA SO TH TJ TM TN TR TW UZ VN YE',
  },
  {
    name: 'New Year',
    night: (year) => dateIn(year, 12, 31),
    except: 'AF BD EG EH ET IL IN IR LY NP PK SA',
  },
  { name: 'Thanksgiving', night: (year) => nthWeekday(year, 11, 4, 4), only: 'US' },
  { name: 'Thanksgiving', night: (year) => nthWeekday(year, 10, 1, 2), only: 'CA' },
  { name: 'Golden Week', night: (year) => dateIn(year, 5, 3), only: 'JP' },
  {
    name: 'Lunar New Year',
    night: (year) => dateOf(year, 'chinese', 'First Month 1'),
    only: 'CN HK ID KR MO MY SG TW VN',
  },
  { name: 'Passover', night: (year) => dateOf(year, 'hebrew', '14 Nisan'), only: 'IL' },
  {
    name: 'Eid',
    night: (year) => dateOf(year, 'islamic-umalqura', 'Shawwal 1'),
    only: 'AE AF AZ BD BH DZ EG ID IQ IR JO KM KW LY MA MR MV MY OM PK PS QA SA SD SO SY TN TR YE',
  },
];

/** Without a country, a property has the holidays that most have. */
const isOf = (country: string | null, { only, except }: Holiday) =>
  country === null ? !only : only ? only.includes(country) : !except?.includes(country);

const nightsOfYears = new Map<string, [string, string][]>();

function nightsOf(year: number, country: string | null): [string, string][] {
  const key = `${year} ${country}`;
  const known = nightsOfYears.get(key);
  if (known) return known;
  const own = HOLIDAYS.filter((holiday) => isOf(country, holiday));
  const nights = own.map(({ name, night }): [string, string] => [name, night(year)]);
  nightsOfYears.set(key, nights);
  return nights;
}

/** Returns the holiday of a country whose night is in the week. */
export function holidayOf(
  { startDate, endDate }: Pick<WeekDates, 'startDate' | 'endDate'>,
  country: string | null = null,
): string | null {
  const nights = nightsOf(yearOf(startDate), country);
  const found = nights.find(([, night]) => startDate <= night && night < endDate);
  return found ? found[0] : null;
}
