import { overTwelve, type RotationKind } from '@rules/rotation';
import { screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '../../../lib/test/fake-server';
import { fakeDraft } from '../test/fake-draft';
import { houseRotation, renderDraft } from '../test/render-draft';

const year = (shareNumber: number, of: number, more: object = {}) => ({
  __typename: 'LedgerYear',
  ...{
    shareNumber,
    year: of,
    peak: 1,
    high: 1,
    low: 2,
    holidays: [],
    holderNames: [],
    firstChoices: null,
  },
  ...more,
});

const open = (server = {}) => renderDraft({ draft: fakeDraft(), search: '&tab=fairness', server });

it('describes what each share had in each year, by number and without a ranking', async () => {
  open({
    fairnessLedger: () => ({
      fairnessLedger: [
        year(8, 2027, { holidays: ['Christmas'], firstChoices: 2 }),
        year(3, 2027, { peak: 0, high: 2, holderNames: ['Olivia Marsh'] }),
        year(3, 2026, { holderNames: ['Former owner', 'Olivia Marsh'] }),
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'What each share had in each year' });
  const [head, ...rows] = within(table).getAllByRole('row');
  expect(head).toHaveTextContent('Share20262027');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Share 3You1 peak, 1 high, 2 lowHeld by Former owner, Olivia Marsh0 peak, 2 high, 2 low',
    'Share 8You–1 peak, 1 high, 2 low Christmas 2 first choices',
  ]);
});

it('offers the whole log and explains how to verify it', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Download the log of 2028 (JSON)' });
  expect(link).toHaveAttribute('href', '/api/drafts/1/log');
  expect(screen.getByText(/enough to check the order, the times and the rules/)).toBeVisible();
  expect(screen.getAllByText('9f2c 9f2c 9f2c 9f2c 9f2c 9f2c 9f2c 9f2c')[0]).toBeVisible();
  const check = screen.getByRole('link', { name: 'Check a downloaded log' });
  expect(check).toHaveAttribute('href', '/verify-draft');
  expect(screen.getByText('Nothing to count yet')).toBeInTheDocument();
});

const withOrder = (order: 'SERPENTINE' | 'STRAIGHT', server = {}) => {
  const draft = fakeDraft();
  const rules = { ...draft.rules, order };
  return renderDraft({ draft: { ...draft, rules }, search: '&tab=fairness', server });
};

/** A draft of a house whose first shares, so many, rotate. */
const withRotation = (kind: RotationKind, count: number) => {
  const shares = numbers(count);
  const rotation = { kind, queue: kind === 'OVER_TWELVE' ? numbers(12) : shares, baseYear: 2024 };
  return withOrder('SERPENTINE', { houseRotation: () => houseRotation(rotation, shares) });
};
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const barsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('begins with a verdict and facts in whole figures, and says where they hold', async () => {
  withRotation('OVER_TWELVE', 12);
  const fair = within(await screen.findByRole('region', { name: 'How fair is it?' }));
  expect(
    await fair.findByText(/^In a typical draft, no owner would clearly rather have another/),
  ).toBeVisible();
  expect(
    fair.getByText(/^Simulated .* every other round in reverse order, in houses of twelve/),
  ).toBeVisible();
  const places = barsIn(await fair.findByRole('list', { name: /^How near each place in the/ }));
  expect(places).toHaveLength(12);
  expect(places[0]).toMatch(/^Place 1\d\d%$/);
  expect(fair.getByText(/ about \d% nearer to its wishes than the worst/)).toBeVisible();
  expect(fair.getByRole('link', { name: /^How the places of this house/ })).toHaveAttribute(
    'href',
    '/rotation?property=7',
  );
});

it.each([
  [
    'OVER_TWELVE',
    2,
    ['Share 111', 'Share 21'],
    /^Places move up one of twelve a year: .* 10 apart/,
  ],
  ['TAKING_PART', 3, ['Share 14', 'Share 24', 'Share 34'], /the places of every share add up to/],
  ['MIRROR_PAIRS', 2, ['Share 16', 'Share 26'], /^Every second year runs in reverse order: after/],
] as const)(
  'counts the first choices of this house: %s, %i shares',
  async (kind, count, bars, text) => {
    withRotation(kind, count);
    const list = await screen.findByRole('list', {
      name: /^In how many of the twelve years from 2028/,
    });
    expect(barsIn(list)).toEqual(bars);
    expect(screen.getByText(text)).toBeVisible();
    // Figures of places in twelve shares are not those of this house.
    expect(screen.queryByRole('list', { name: /^How near each place/ })).not.toBeInTheDocument();
  },
);

it('counts both years of a mirror pair in which an owner may begin', async () => {
  withRotation('MIRROR_PAIRS', 12);
  const first = await screen.findByRole('list', { name: /begins in the first year of a pair\.$/ });
  expect(barsIn(first)).toEqual(['2 years0', '6 years0', '12 years0']);
  const second = screen.getByRole('list', { name: /begins in the second year of a pair\.$/ });
  expect(barsIn(second)).toEqual(['2 years4', '6 years12', '12 years22']);
  expect(screen.getByText('For some owners, in twelve years')).toBeVisible();
  expect(screen.getByText(/can be 22 apart, on average 1\.8 a year\. For an owner/)).toBeVisible();
});

it('counts nothing where one share chooses alone, and offers a retry without the rotation', async () => {
  let isBroken = true;
  const { user } = withOrder('SERPENTINE', {
    houseRotation: () => {
      if (isBroken) throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
      return houseRotation(overTwelve(2024), [1]);
    },
  });
  expect(await screen.findByText('The rotation could not be loaded.')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  expect(screen.queryByText('Do places even out over the years?')).toBeNull();
});

it('folds the exact figures for the order of this draft, and sends no one to a command', async () => {
  const { user } = withOrder('SERPENTINE');
  const measured = await screen.findByText('How this is measured');
  const exact = screen.getByText(/^With every other round in reverse order, the best place/);
  expect(exact).not.toBeVisible();
  await user.click(measured);
  expect(exact).toBeVisible();
  expect(exact).toHaveTextContent(/comes \d+\.\d% nearer to its wishes/);
  // A gap that is zero by definition is not given as a measurement.
  expect(screen.getByText(/the gap is zero by definition/)).not.toHaveTextContent(/ 0\.0%/);
  expect(document.body).not.toHaveTextContent(/npm run|docs\/|points of 100/);
});

it('says what straight rounds are worth where the draft has them', async () => {
  withOrder('STRAIGHT');
  expect(screen.queryByText(/^How near each place/)).not.toBeInTheDocument();
  expect(await screen.findByText(/^On average, about \d+ of 132 comparisons/)).toBeVisible();
  expect(
    screen.getByText(/^With every round in the same order, .* reverse order it would/),
  ).toBeInTheDocument();
  expect(screen.getAllByText(/This was simulated with every other round in reverse/)).toHaveLength(
    2,
  );
});

it.each([
  ['no holiday and no wish', { high: 0 }, ['Peak season', 'Low season']],
  [
    'both',
    { holidays: ['Easter'], firstChoices: 1 },
    [
      ...['Peak season', 'High season', 'Low season', 'Holiday'],
      'At the top of the share’s wish list when it was chosen',
    ],
  ],
])('explains only the marks that a table with %s has', async (_with, more, marks) => {
  open({ fairnessLedger: () => ({ fairnessLedger: [year(3, 2027, more)] }) });
  const legend = within(await screen.findByRole('list', { name: 'What the marks mean' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(marks);
});

it('says by year which shares swapped which weeks', async () => {
  const leg = (shareNumber: number, week: number, getsWeek: number, isOpenWeek = false) => ({
    __typename: 'ExchangeLeg',
    ...{ shareNumber, week, getsWeek, isOpenWeek },
  });
  const exchange = (id: string, legs: object[]) => ({
    __typename: 'ExchangeRecord',
    ...{ id, year: 2027, endedAt: '2027-03-05T10:00:00.000Z', legs },
  });
  open({
    pastExchanges: () => ({
      pastExchanges: [
        exchange('1', [leg(1, 28, 31), leg(5, 31, 28)]),
        exchange('2', [leg(3, 10, 12, true)]),
      ],
    }),
  });
  const swapped = within(await screen.findByRole('region', { name: 'Swapped' }));
  expect(swapped.getByRole('heading', { name: '2027' })).toBeVisible();
  expect(swapped.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Share 1 gave week 28 for week 31; share 5 gave week 31 for week 28, on 5 Mar 2027.',
    'Share 3 gave week 10 for the open week 12, on 5 Mar 2027.',
  ]);
});

it('offers a retry after a loading error', async () => {
  let isBroken = true;
  const { user } = open({
    fairnessLedger: () => {
      if (isBroken) throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
      return { fairnessLedger: [] };
    },
  });
  expect(await screen.findByText('The ledger could not be loaded.')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing to count yet')).toBeInTheDocument();
});
