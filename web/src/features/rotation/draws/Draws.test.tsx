import { webcrypto } from 'node:crypto';
import { type ChainEntry, type ChainFact, commitmentTo } from '@rules/chain';
import { chain } from '@rules/draft';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { renderOnServer } from '../../../lib/test/render-data';
import { fakeRotation } from '../test/fake-rotation';
import { Draws } from './Draws';

// Browsers have it; the tests’ one does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const HOUR = 3_600_000;
const START = Date.now();
const from = (hours: number) => new Date(START + hours * HOUR).toISOString();
const SHARES = [1, 2, 3];

let facts: ChainFact[];

const begin = (commitIn: number, more: object = {}): ChainFact => ({
  ...{ kind: 'DRAW_BEGUN', question: 'Who chooses first in 2028?', shares: SHARES, by: 9 },
  ...{ commitBy: from(commitIn), revealBy: from(commitIn + 24), year: 2028, beacon: null, ...more },
});

const BEGUN: ChainFact = {
  ...{ kind: 'BEGUN', property: 'Lake House', baseYear: 2024, settings: [], drafts: [] },
};

/** The links of the house’s log. */
const links = () =>
  chain(
    '',
    facts.map((fact, index) => ({ seq: index + 1, at: from(-50 + index / 60), ...fact })),
  );

beforeEach(() => {
  localStorage.clear();
  facts = [BEGUN];
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: async () => ({ ok: true, json: async () => ({ entries: await links() }) }),
  });
});

const OWNERS = ['Anna Berg', 'Ben Castor', 'Olivia Hart'];

interface Joined {
  draw: number;
  shareNumber: number;
  value: string;
  isSecret: boolean;
}

/** The server adds what it takes of a share to the log. */
const joined: object[] = [];
function join({ input }: { input?: unknown }) {
  const { draw, shareNumber: share, value, isSecret } = input as Joined;
  joined.push({ share, value, isSecret });
  const taken = { draw, share, by: share };
  facts.push(
    isSecret
      ? { kind: 'DRAW_REVEALED', ...taken, secret: value }
      : { kind: 'DRAW_COMMITTED', ...taken, commitment: value },
  );
  return { joinDraw: true };
}

function open({ isAdministrator = false, handlers = {} } = {}) {
  joined.length = 0;
  const rotation = fakeRotation({ shares: SHARES, mine: [3], owners: OWNERS, year: 2028 });
  const server = { joinDraw: join, ...handlers };
  return renderOnServer(<Draws {...{ rotation, isAdministrator }} />, server as never);
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lets an owner take part with one press, and keeps the secret in the browser', async () => {
  facts.push(begin(72));
  const { container } = open();
  const user = userEvent.setup();
  expect(await screen.findByText(/^Owners can take part until/)).toBeVisible();
  expect(rows()).toContain('Share 3Olivia Hart, not yet');
  await user.click(screen.getByRole('button', { name: 'Take part' }));
  expect(await screen.findByText('Olivia Hart takes part')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
  const [key = ''] = Object.keys(localStorage).filter((it) => it.startsWith('fairweek-draw-'));
  const secret = localStorage.getItem(key) ?? '';
  const { hash = '' } = (await links())[1] ?? {};
  const value = await commitmentTo(hash, 3, secret);
  expect(joined).toEqual([{ share: 3, value, isSecret: false }]);
  expect(await axe(container)).toHaveNoViolations();
});

it('reveals the secret of this browser once the time has come', async () => {
  facts.push(begin(-1));
  const { hash = '' } = (await links())[1] ?? {};
  const secret = 'ab'.repeat(32);
  localStorage.setItem(`fairweek-draw-${hash}-3`, secret);
  const commitment = await commitmentTo(hash, 3, secret);
  facts.push({ kind: 'DRAW_COMMITTED', draw: 2, share: 3, by: 3, commitment });
  open();
  expect(await screen.findByText('The order is drawn in a moment.')).toBeVisible();
  expect(joined).toEqual([{ share: 3, value: secret, isSecret: true }]);
});

it('says that the number is open only where this browser has the one that counts', async () => {
  facts.push(begin(-1));
  const { hash = '' } = (await links())[1] ?? {};
  localStorage.setItem(`fairweek-draw-${hash}-3`, 'ab'.repeat(32));
  // Since then another browser has taken part for the share.
  const commitment = await commitmentTo(hash, 3, 'cd'.repeat(32));
  facts.push({ kind: 'DRAW_COMMITTED', draw: 2, share: 3, by: 3, commitment });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Open my number' }));
  expect(await screen.findByText(/Please open this page in the other browser/)).toBeVisible();
  expect(screen.queryByText('Your number is open')).toBeNull();
  expect(joined).toEqual([]);
});

it('offers to take part again where the browser does not have the secret', async () => {
  facts.push(begin(72), {
    ...{ kind: 'DRAW_COMMITTED', draw: 2, share: 3, by: 3, commitment: 'cd'.repeat(32) },
  });
  open();
  expect(
    await screen.findByRole('button', { name: 'Take part with this browser instead' }),
  ).toBeVisible();
});

it('shows the order that was drawn, how it came about, and the log of the house', async () => {
  facts.push(
    begin(-25),
    { kind: 'DRAW_COMMITTED', draw: 2, share: 1, by: 1, commitment: 'ab'.repeat(32) },
    { kind: 'DRAW_COMMITTED', draw: 2, share: 2, by: 2, commitment: 'cd'.repeat(32) },
    { kind: 'DRAW_REVEALED', draw: 2, share: 2, by: 2, secret: 'ef'.repeat(32) },
    { kind: 'DRAWN', draw: 2, order: [3, 2, 1], withheld: [1], beacon: null },
  );
  const { container } = open();
  const order = within(await screen.findByRole('list', { name: 'The drawn order' }));
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Share 3Olivia Hart',
    'Share 2Ben Castor',
    'Share 1Anna Berg',
  ]);
  expect(screen.getByText(/The sealed number of share 1 was never opened/)).toBeInTheDocument();
  expect(screen.getByText(/No public random number was mixed in/)).toBeInTheDocument();
  const link = screen.getByText(/Download the log of the house/).closest('a');
  expect(link).toHaveAttribute('href', '/api/properties/7/chain');
  expect(screen.getByText('Drawn: shares 3, 2, 1, in this order.')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('lets an administrator begin a draw, cancel it, and set the first choice by its result', async () => {
  const sent: object[] = [];
  const handlers = {
    beginDraw: ({ input }: { input?: unknown }) => {
      sent.push(input as object);
      facts.push(begin(72));
      return { beginDraw: true };
    },
    cancelDraw: ({ input }: { input?: unknown }) => {
      sent.push(input as object);
      facts.push({ kind: 'DRAW_CANCELLED', draw: 2, by: 9, reason: 'A mistake' });
      return { cancelDraw: true };
    },
  };
  open({ isAdministrator: true, handlers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Draw lots' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Share 2, Ben Castor' }));
  await user.click(dialog.getByRole('button', { name: 'Begin the draw' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the draw' }));
  const reason = within(await screen.findByRole('dialog'));
  await user.type(reason.getByLabelText(/^Reason for the owners/), 'A mistake');
  await user.click(reason.getByRole('button', { name: 'Cancel the draw' }));
  expect(await screen.findByText('An administrator cancelled the draw: A mistake')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ propertyId: '7', question: 'Who chooses first in 2028?', shareNumbers: [1, 3] },
      ...{ commitHours: 72, revealHours: 48, year: 2028 },
    },
    { propertyId: '7', draw: 2, reason: 'A mistake' },
  ]);
});

it('prefills the reason with the draw when its result is set', async () => {
  facts.push(begin(-25), { kind: 'DRAWN', draw: 2, order: [3, 2, 1], withheld: [], beacon: null });
  open({ isAdministrator: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Make share 3 first in 2028' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Reason for the owners/)).toHaveValue(
    'Drawn by lot: Who chooses first in 2028?',
  );
});

it.each([
  ['waits for an administrator', [3, 2, 1], 1],
  ['counts already', [1, 2, 3], 0],
])('shows whether a result %s', async (_what, order, count) => {
  facts.push(begin(-25), { kind: 'DRAWN', draw: 2, order, withheld: [], beacon: null });
  open({ isAdministrator: true });
  await screen.findByRole('list', { name: 'The drawn order' });
  expect(screen.queryAllByText('It counts for 2028 once an administrator sets it.')).toHaveLength(
    count,
  );
  expect(screen.queryAllByRole('button', { name: /^Make share/ })).toHaveLength(count);
});

it('words every kind of entry', async () => {
  const setting = { year: 2028, kind: 'OVER_TWELVE' as const, firstShare: 3, queue: null };
  const rotation = { kind: 'OVER_TWELVE' as const, baseYear: 2024, queue: SHARES };
  const year = 2028;
  facts.push(
    { kind: 'ROTATION_SET', setting, by: 9, reason: 'As drawn' },
    { kind: 'PLANNED', year, rotation, by: 9 },
    { kind: 'REHEARSED', year, by: 9 },
    { kind: 'DROPPED', year, by: 9 },
    { kind: 'OPENED', year, head: 'ab'.repeat(32) },
    { kind: 'ENDED', year, head: 'ab'.repeat(32) },
  );
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByText('The log of the house'));
  await user.click(screen.getByRole('button', { name: /^Show all/ }));
  const kinds: ChainEntry['kind'][] = facts.map(({ kind }) => kind);
  expect(rows()).toHaveLength(kinds.length);
  expect(rows().join(' ')).toMatch(
    /ended.*opened.*deleted.*rehearsed.*planned.*“As drawn”.*begins/,
  );
});
