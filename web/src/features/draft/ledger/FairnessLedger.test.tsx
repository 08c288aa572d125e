import { screen, within } from '@testing-library/react';
import { Refusal } from '../../../lib/test/fake-server';
import { fakeDraft } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

const year = (shareNumber: number, of: number, more: object = {}) => ({
  __typename: 'LedgerYear',
  ...{ shareNumber, year: of, peak: 1, high: 1, low: 2, holidays: [], firstChoices: null },
  ...more,
});

const open = (server = {}) => renderDraft({ draft: fakeDraft(), search: '&tab=fairness', server });

it('describes what each share had in each year, by number and without a ranking', async () => {
  open({
    fairnessLedger: () => ({
      fairnessLedger: [
        year(8, 2027, { holidays: ['Christmas'], firstChoices: 2 }),
        year(3, 2027, { peak: 0, high: 2 }),
        year(3, 2026),
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'What each share had in each year' });
  const [head, ...rows] = within(table).getAllByRole('row');
  expect(head).toHaveTextContent('Share20262027');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Share 3You1 peak, 1 high, 2 low0 peak, 2 high, 2 low',
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

it('gives each claim about fairness its figures, for the order of this draft', async () => {
  const { user } = open();
  const best = await screen.findByText(/^With every other round in reverse order, the best place/);
  const [, same] = /worth (\d+\.\d) points of 100 more/.exec(best.textContent ?? '') ?? [];
  const table = screen.getAllByText(/^Figures: /)[0] as HTMLElement;
  await user.click(table);
  const [row] = screen.getAllByRole('row', { name: /^serpentine \(default\)/ });
  expect(within(row as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent(`${same} ±`);
  expect(screen.getAllByText(/docs\/fairness\.md#/)).toHaveLength(6);
  expect(screen.getByText(/one share is first in 5 of twelve years/)).toBeInTheDocument();
});

it('says what straight rounds are worth where the draft has them', async () => {
  const draft = fakeDraft();
  renderDraft({
    draft: { ...draft, rules: { ...draft.rules, order: 'STRAIGHT' } },
    search: '&tab=fairness',
  });
  expect(
    await screen.findByText(
      /^With every round in the same order, .* With every other round reversed/,
    ),
  ).toBeInTheDocument();
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
