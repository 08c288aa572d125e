import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal, refuse } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { glanceOf } from './glance';
import { MyYearsScreen } from './MyYearsScreen';
import { gotWords, type ShareYear, wishWords } from './years';

const week = (
  number: number,
  startDate: string,
  endDate: string,
  holiday: string | null = null,
) => ({
  __typename: 'ShareYearWeek' as const,
  ...{ week: number, startDate, endDate, season: 'PEAK' as const, holiday },
});
const SUMMER = week(30, '2026-07-25', '2026-08-01');
const CHRISTMAS = week(51, '2026-12-19', '2026-12-26', 'Christmas');

const year = (of: number, more: Partial<ShareYear> = {}) => ({
  __typename: 'ShareYear' as const,
  ...{
    year: of,
    place: ((of - 2026 + 11) % 12) + 1,
    outOf: 12,
    isHeld: false,
    wishes: [],
    got: [],
  },
  ...more,
});

const SHARE_YEARS = {
  __typename: 'ShareYears',
  ...{ shareId: '3', shareNumber: 4, propertyId: '7', propertyName: 'Lake House', thisYear: 2027 },
  years: [
    year(2026, { isHeld: true, wishes: [CHRISTMAS, SUMMER], got: [SUMMER] }),
    ...Array.from({ length: 11 }, (_, index) => year(2027 + index)),
  ],
};

const MINE = [
  { __typename: 'Share', id: '3', propertyId: '7', shareNumber: 4 },
  { __typename: 'Share', id: '9', propertyId: '8', shareNumber: 1 },
];

const open = (server: Handlers = {}) =>
  renderOnServer(
    <MyYearsScreen propertyId="7" switcher={null} />,
    {
      myShares: () => ({ myShares: MINE }),
      shareYears: () => ({ shareYears: SHARE_YEARS }),
      ...server,
    },
    { route: '/rotation?property=7&view=mine' },
  );

it('shows the places of my share in this property, what I wished and what I got', async () => {
  const { container, callsOf } = open();
  const table = await screen.findByRole('table', { name: 'Twelve years of share 4' });
  const [head, first, second, third] = within(table).getAllByRole('row');
  expect(head).toHaveTextContent(/^YearPlace$/);
  expect(first).toHaveTextContent(/^202612 of 12$/);
  expect(second).toHaveTextContent(/^20271 of 12$/);
  expect(third).toHaveTextContent(/^20282 of 12, as the rotation stands today$/);
  const weeks = screen.getByRole('list', { name: 'Wishes and weeks of share 4' });
  expect(weeks).toHaveTextContent(
    /^202612th of 12Wished1 19–26 Dec, Christmas2 25 Jul – 1 AugGot in the draft 25 Jul – 1 Augwish 2$/,
  );
  expect(screen.queryByText(/appear here/)).not.toBeInTheDocument();
  expect(callsOf('shareYears')).toEqual([{ shareId: '3' }]);
  expect(screen.getByText(/Only you can see this page/)).toBeVisible();
  expect(screen.getByText('Place in a draft')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('leaves out what a house without drafts cannot show, and says what will come', async () => {
  const years = SHARE_YEARS.years.map((it) => ({ ...it, isHeld: false, wishes: [], got: [] }));
  open({ shareYears: () => ({ shareYears: { ...SHARE_YEARS, years } }) });
  expect(
    await screen.findByText(/^Once you have made a wish list or a draft has ended/),
  ).toBeVisible();
  expect(screen.queryByText('Wished')).not.toBeInTheDocument();
  expect(screen.queryByText('Got in the draft')).not.toBeInTheDocument();
  expect(screen.queryByText('–')).not.toBeInTheDocument();
  expect(screen.queryByText('Place in a draft')).not.toBeInTheDocument();
});

it('shows wishes without weeks until a draft has ended', async () => {
  const years = SHARE_YEARS.years.map((it) => ({ ...it, got: [] }));
  open({ shareYears: () => ({ shareYears: { ...SHARE_YEARS, years } }) });
  expect(await screen.findByText('Wished')).toBeVisible();
  expect(screen.getByText(/^Once a draft has ended, the weeks you got/)).toBeVisible();
  expect(screen.queryByText('Got in the draft')).not.toBeInTheDocument();
});

describe('at a glance', () => {
  const glance = (...years: Partial<ShareYear>[]) =>
    glanceOf({
      ...SHARE_YEARS,
      years: years.map((more, index) => year(2026 + index, more)),
    }).map(({ name, value, note }) => `${name}: ${value}, ${note}`);
  const place = (of: number | null, outOf = 4) => ({ place: of, outOf });

  test('my place this and next year, my best and worst years and my average are named', () => {
    expect(glance(place(3), place(2), place(1), place(4), place(4), place(4), place(4))).toEqual([
      'This year, 2027: 2nd, of 4',
      'Next year, 2028: 1st, of 4',
      'My best year: 1st, in 2028',
      'My worst years: 4th, in 2029, 2030, and 2 more years',
      'My average place: 3.1, everyone’s is 2.5',
    ]);
  });

  test('years of different numbers of shares have their own middle', () => {
    expect(glance(place(1), place(3, 3), place(null)).slice(-4)).toEqual([
      'Next year, 2028: –, does not take part',
      'My best year: 1st, in 2026',
      'My worst year: 3rd, in 2027',
      'My average place: 2.0, everyone’s is 2.3',
    ]);
  });

  test('a share that is always alone has neither a best nor a worst year', () => {
    expect(glance(place(1, 1), place(1, 1))).toEqual([
      'This year, 2027: 1st, of 1',
      'My average place: 1.0, the same as everyone’s',
    ]);
  });
});

it('says so where none of my shares is in this property', async () => {
  const { callsOf } = open({ myShares: () => ({ myShares: MINE.slice(1) }) });
  expect(await screen.findByText('No share of yours')).toBeVisible();
  expect(callsOf('shareYears')).toEqual([]);
});

it('shows that it loads, and retries after an error', async () => {
  let isDown = true;
  open({
    shareYears: () => {
      if (isDown) throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
      return { shareYears: SHARE_YEARS };
    },
  });
  expect(screen.getByText('Loading your years…')).toBeInTheDocument();
  expect(await screen.findByText('Your years could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Twelve years of share 4' })).toBeVisible();
});

it('restricts access in the server’s words', async () => {
  open({
    shareYears: () => {
      throw new Refusal('This is not a share of yours.', 'FORBIDDEN');
    },
  });
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.getByText('This is not a share of yours.')).toBeVisible();
});

it('says calmly why the wishes are closed', async () => {
  const sentence = 'Ada Keller gave access to this account on Monday.';
  open({ shareYears: refuse(sentence, 'FORBIDDEN', undefined, { isClosed: true }) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('long lists name five weeks and count the rest', () => {
  const wishes = Array.from({ length: 7 }, () => SUMMER);
  expect(wishWords(year(2026, { wishes }))).toMatch(/; and 2 more weeks$/);
  expect(wishWords(year(2026))).toBeUndefined();
});

test('a week that was not on the list has no number', () => {
  expect(gotWords(year(2026, { got: [CHRISTMAS] }))).toBe('19–26 Dec, Christmas');
});
