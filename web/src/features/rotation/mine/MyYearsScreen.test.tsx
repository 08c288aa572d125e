import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
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
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(
    /^202612 of 1219–26 Dec, Christmas; 25 Jul – 1 Aug25 Jul – 1 Aug \(wish 2\)$/,
  );
  expect(second).toHaveTextContent(/^20271 of 12foreseen––$/);
  expect(callsOf('shareYears')).toEqual([{ shareId: '3' }]);
  expect(screen.getByText(/Only you can read this page/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
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

test('long lists name five weeks and count the rest', () => {
  const wishes = Array.from({ length: 7 }, () => SUMMER);
  expect(wishWords(year(2026, { wishes }))).toMatch(/; and 2 more weeks$/);
  expect(wishWords(year(2026))).toBeUndefined();
});

test('a week that was not on the list has no number', () => {
  expect(gotWords(year(2026, { got: [CHRISTMAS] }))).toBe('19–26 Dec, Christmas');
});
