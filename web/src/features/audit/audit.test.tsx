import { screen, waitFor, within } from '@testing-library/react';
import { sentencePart } from '../../app/admin/test/fake-admin';
import { pick, renderAdmin, rowOf } from '../../app/admin/test/render-admin';
import { dayText } from '../../lib/dates/dates';
import { axe } from '../../lib/test/axe';
import { pageEnd } from '../../lib/test/page-end';
import { swapPage, waitingSwap } from '../swaps/test/week-swap';
import { runsOf } from './audit-runs';

const AT = '2026-11-02T09:30:00.000Z';

const entry = (id: string, sentence: Parameters<typeof sentencePart>[0][] = [], at = AT) => ({
  __typename: 'AuditEntry',
  ...{ id, at, action: 'share.assign' },
  sentence:
    sentence.length > 0
      ? sentence.map(sentencePart)
      : [sentencePart({ text: `Alice Admin gave share ${id} of Mill to Uma Lind.` })],
});

const pageOf = (items: object[], nextCursor: string | null = null) => ({
  auditLog: { __typename: 'AuditPage', ...pageEnd(nextCursor), items },
});

test('an entry is a sentence whose names lead on, with dates in the reader’s form', async () => {
  const { container } = await renderAdmin('audit');
  const list = within(await screen.findByRole('list', { name: '2 Nov 2026' }));
  const item = list.getByRole('listitem');
  expect(item).toHaveTextContent(
    'Alice Admin changed Olivia Marsh: date of birth from nothing to 5 Apr 1980.',
  );
  expect(screen.getByRole('heading', { name: '2 Nov 2026' })).toBeVisible();
  expect(item).toHaveTextContent(/\d\d:30$/);
  expect(list.getByRole('link', { name: 'Olivia Marsh' })).toHaveAttribute(
    'href',
    '/admin/users/3',
  );
  expect(within(item).getByText('5 Apr 1980')).toHaveAttribute('datetime', '1980-04-05');
  expect(await axe(container)).toHaveNoViolations();
});

test('a swap of an entry leads to that swap alone, and its weeks are in the reader’s form', async () => {
  const sentence = [
    { text: 'Alice Admin approved ' },
    { text: 'the swap', path: '/admin?tab=swaps&swap=1' },
    { text: ' of Lake House: ' },
    { text: 'a range', date: '2027-04-24', until: '2027-05-01' },
  ];
  const { user, callsOf } = await renderAdmin('audit', {
    auditLog: () => pageOf([entry('9', sentence)]),
    weekSwaps: () => swapPage([waitingSwap]),
  });
  const link = await screen.findByRole('link', { name: 'the swap' });
  expect(link.parentElement).toHaveTextContent('Lake House: 24 Apr – 1 May 2027');
  await user.click(link);
  expect(await rowOf(/Olivia Marsh/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('weekSwaps')[0]).toMatchObject({ id: '1' });
});

const ALICE = { text: 'Alice Admin', path: '/admin/users/1' };
const draftOf = (house: string) => ({
  text: `the draft of ${house}`,
  path: `/admin?tab=drafts&search=${house}`,
});

test('what is done to several things in a row is one line, which unfolds', async () => {
  const opened = ['Mill', 'Loft', 'Barn'].map((house, index) =>
    entry(String(9 - index), [ALICE, { text: ' opened ' }, draftOf(house), { text: '.' }]),
  );
  const { user, container } = await renderAdmin('audit', { auditLog: () => pageOf(opened) });
  const toggle = await screen.findByRole('button', { name: '3 drafts' });
  expect(toggle.closest('li')).toHaveTextContent(/^Alice Admin opened 3 drafts/);
  expect(screen.queryByRole('link', { name: 'the draft of Loft' })).not.toBeInTheDocument();
  await user.click(toggle);
  expect(screen.getByRole('link', { name: 'the draft of Loft' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [
    'their kind once',
    ['archived the request ', '/admin/requests/', '.'],
    'Alice Admin archived 3 requests',
  ],
  [
    'what they were made',
    ['made ', '/admin/properties/', ' inactive.'],
    'Alice Admin made 3 properties inactive.',
  ],
  [
    'changes, without the details',
    ['changed ', '/admin/users/', ': a detail.'],
    /changed 3 users$/,
  ],
])('a line for several names %s', (_, [verb = '', path = '', after = ''], line) => {
  const entries = ['1', '2', '3'].map((id) =>
    entry(id, [ALICE, { text: ` ${verb}` }, { text: id, path: path + id }, { text: after }]),
  );
  const [run, ...others] = runsOf(entries);
  expect(others).toEqual([]);
  const { before = [], count = '', after: rest = [] } = run?.summary ?? {};
  const text = [...before, { text: count }, ...rest].map((part) => part.text).join('');
  expect(text).toEqual(line instanceof RegExp ? expect.stringMatching(line) : line);
});

test('requests of different people are folded too', () => {
  const entries = ['1', '2', '3'].map((id) =>
    entry(id, [
      ...[ALICE, { text: ' set the request ' }, { text: id, path: `/admin/requests/${id}` }],
      ...(id === '3' ? [{ text: ' of Guest Without at ' }] : [{ text: ' of ' }]),
      ...(id === '3' ? [] : [{ text: 'Uma', path: `/admin/users/${id}` }, { text: ' at ' }]),
      ...[{ text: 'Loft', path: `/admin/properties/${id}` }, { text: ' to fulfilled.' }],
    ]),
  );
  const [run] = runsOf(entries);
  expect(run?.summary?.count).toBe('3 requests');
  expect(run?.summary?.after.map(({ text }) => text)).toEqual([' to fulfilled.']);
});

test('swaps of different owners and weeks are folded too', () => {
  const entries = ['1', '2', '3'].map((id) =>
    entry(id, [
      ...[ALICE, { text: ' approved ' }],
      ...[{ text: 'the swap', path: `/admin?tab=swaps&swap=${id}` }, { text: ' of Mill for ' }],
      ...[{ text: 'Uma', path: `/admin/users/${id}` }, { text: `, share ${id}: ` }],
      { text: '3 Jun 2027', date: `2027-06-0${id}` },
    ]),
  );
  const [run] = runsOf(entries);
  expect(run?.summary?.count).toBe('3 swaps');
  expect(run?.summary?.before.map(({ text }) => text)).toEqual(['Alice Admin', ' approved ']);
  expect(run?.summary?.after).toEqual([]);
});

test('two in a row, the same thing again, other verbs and other people are not folded', () => {
  const said = (id: string, who: string, verb: string) => {
    const [person, house] = ['/admin/users/1', `/admin/properties/${id}`];
    const what = [{ text: who, path: person }, { text: verb }, { text: id, path: house }];
    return entry(id, [...what, { text: '.' }]);
  };
  const entries = [
    ...[said('1', 'Ada', ' opened '), said('2', 'Ada', ' opened ')],
    ...[said('3', 'Ada', ' paused '), said('4', 'Bo', ' paused '), said('5', 'Ada', ' paused ')],
    ...[
      said('6', 'Ada', ' changed '),
      said('7', 'Ada', ' changed '),
      said('6', 'Ada', ' changed '),
    ],
  ];
  expect(runsOf(entries).map((run) => run.summary)).toEqual(Array(8).fill(undefined));
});

test('each day has a heading, the last two by their names', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const items = [0, 1, 60].map((days) => entry(String(99 - days), [], daysAgo(days)));
  await renderAdmin('audit', { auditLog: () => pageOf(items) });
  await screen.findByRole('heading', { name: 'Today' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Today', 'Yesterday', dayText(daysAgo(60))]);
});

test('older actions come page by page', async () => {
  const auditLog = ({ before }: Record<string, unknown>) =>
    before ? pageOf([entry('4')]) : pageOf([entry('5')], '5');
  const { user } = await renderAdmin('audit', { auditLog });
  await user.click(await screen.findByRole('button', { name: 'Show older actions' }));
  expect(await screen.findByText(/share 4/)).toBeVisible();
  expect(screen.getByText(/share 5/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older actions' })).not.toBeInTheDocument();
});

test('the log is searched by the server, and says when nothing is found', async () => {
  const auditLog = ({ search }: Record<string, unknown>) => pageOf(search ? [] : [entry('5')]);
  const { user, callsOf } = await renderAdmin('audit', { auditLog });
  await user.type(screen.getByLabelText('Search the audit log'), 'olivia');
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ search: 'olivia' }));
  expect(await screen.findByText('Nothing found for “olivia”')).toBeVisible();
  await user.clear(screen.getByLabelText('Search the audit log'));
  expect(await screen.findByText(/share 5/)).toBeVisible();
});

test('the filters of the address narrow the log, and its CSV', async () => {
  const { user, callsOf } = await renderAdmin(
    'audit&person=3&house=1&kind=share&from=2026-10-01&to=2026-10-31',
  );
  await screen.findByRole('region', { name: 'Administrator actions' });
  expect(callsOf('auditLog').at(-1)).toMatchObject({
    ...{ personId: '3', propertyId: '1', kind: 'share', from: '2026-10-01', to: '2026-10-31' },
  });
  const chips = within(screen.getByRole('list', { name: 'Filters that are set' }));
  expect(await chips.findByRole('button', { name: 'Clear Kind: Shares' })).toBeVisible();
  await user.click(chips.getByRole('button', { name: 'Clear Until: 31 Oct 2026' }));
  await waitFor(() =>
    expect(callsOf('auditLog').at(-1)).toMatchObject({ from: '2026-10-01', to: null }),
  );
  await user.click(screen.getByRole('button', { name: 'Filters (4 set)' }));
  expect(screen.getByLabelText('From')).toHaveValue('2026-10-01');
  expect(screen.getByText('1 Oct 2026')).toBeVisible();
  const csv = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '';
  expect(csv).toContain(
    '/api/admin/audit-log.csv?personId=3&propertyId=1&kind=share&from=2026-10-01',
  );
});

test('a kind, a person and a property are chosen from lists, all of them at first', async () => {
  const { user, callsOf } = await renderAdmin('audit');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByLabelText('Person')).toHaveAttribute('placeholder', 'All users');
  expect(screen.getByLabelText('Property')).toHaveAttribute('placeholder', 'All properties');
  await pick(user, 'Kind', /Shares/);
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ kind: 'share' }));
  await pick(user, 'Person', /Olivia Marsh/);
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ personId: '3' }));
  await pick(user, 'Property', /Lake House/);
  await waitFor(() => expect(callsOf('auditLog').at(-1)).toMatchObject({ propertyId: '1' }));
});

test('a log that cannot be loaded can be tried again', async () => {
  const auditLog = () => {
    throw new TypeError('Failed to fetch');
  };
  await renderAdmin('audit', { auditLog });
  expect(await screen.findByText('The log could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
