import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { strictSchema } from './answers';
import { fakeServer, type Handlers } from './fake-server';
import { takeProblems } from './problems';

const schema = strictSchema(`
  scalar DateTimeISO
  enum Season { PEAK LOW }
  type Owner { id: ID! name: String }
  type Week { id: Int! season: Season! holiday: String owner: Owner startsAt: DateTimeISO! isOpen: Boolean! }
  type Query { week(id: Int!): Week! weeks: [Week!]! }
  type Subscription { weekChanged: Week! }`);

const WEEK = gql`query Week($id: Int!) {
  week(id: $id) { id season holiday startsAt isOpen mine: owner { id name } } }`;
const CHANGED = gql`subscription WeekChanged { weekChanged { id } }`;

const week = {
  ...{ id: 7, season: 'PEAK', holiday: null, startsAt: '2026-01-03T00:00:00.000Z', isOpen: true },
  mine: { id: '3', name: 'Olivia' },
};

function open(handlers: Handlers = {}) {
  const server = fakeServer(handlers, { schema, subscriptions: ['weekChanged'] });
  const client = new ApolloClient({ link: server.link, cache: new InMemoryCache() });
  const ask = (query = WEEK, variables: Record<string, unknown> = { id: 7 }) =>
    client.query({ query, variables, errorPolicy: 'all' });
  return { ...server, client, ask };
}

test('serves the requested fields with type names, and drops the rest', async () => {
  const { ask } = open({ week: () => ({ week: { ...week, owner: null } }) });
  const { data } = await ask();
  expect(data).toEqual({
    week: { ...week, __typename: 'Week', mine: { ...week.mine, __typename: 'Owner' } },
  });
  expect(takeProblems()).toEqual([]);
});

test.each([
  ['a missing field', { holiday: undefined }, 'week.holiday: is missing'],
  ['a missing field of a part', { mine: { id: '3' } }, 'week.mine.name: is missing'],
  ['null where there is always a value', { isOpen: null }, /^week\.isOpen: Cannot return null/],
  ['a number as text', { id: '7' }, /^week\.id: Int cannot represent non-integer value: "7"/],
  ['a number for an id', { mine: { id: 3, name: null } }, 'week.mine.id: ID cannot represent 3'],
  ['a number for a text', { holiday: 3 }, /^week\.holiday: String cannot represent/],
  ['an unknown value of an enum', { season: 'HIGH' }, /^week\.season: Enum "Season" cannot/],
  ['a date for a timestamp', { startsAt: '2026-01-03' }, /^week\.startsAt: DateTimeISO cannot/],
  ['a field that the type does not have', { colour: 'red' }, /^Week has no field colour/],
  ['another type', { __typename: 'Owner' }, /^week\.\w+: expected the type Week, not Owner/],
])('fails the test for %s in a response, by operation and path', async (_, change, expected) => {
  const { ask } = open({ week: () => ({ week: { ...week, ...change } }) });
  await ask();
  const [operation, fault = ''] = takeProblems().join().split('\n  ');
  expect(operation).toBe('Fake server, Week:');
  expect(fault).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test('fails the test for an operation without a handler', async () => {
  await open().ask();
  expect(takeProblems()).toEqual(['Fake server, week:\n  no handler answers this operation.']);
});

test('fails the test for an operation that the schema does not know', async () => {
  const answer = jest.fn();
  await open({ renamed: answer }).ask(gql`query Renamed { weeks { name } }`);
  expect(takeProblems().join()).toMatch(/^Fake server, renamed:\n {2}Cannot query field "name"/);
  expect(answer).not.toHaveBeenCalled();
});

test('fails the test for variables that the schema refuses', async () => {
  await open({ week: () => ({ week }) }).ask(WEEK, { id: 'seven' });
  expect(takeProblems().join()).toMatch(/Variable "\$id" got invalid value "seven"/);
});

test('fails the test for a handler of an unknown operation', () => {
  fakeServer({ renamed: () => ({}) });
  expect(takeProblems().join()).toMatch(/^Fake server, renamed:/);
});

test('keeps a known subscription open, and checks what is published', () => {
  const { client, publish } = open();
  const events: unknown[] = [];
  client.subscribe({ query: CHANGED }).subscribe(({ data }) => events.push(data));
  expect(publish('weekChanged', { weekChanged: { id: 7 } })).toBe(1);
  expect(events).toEqual([{ weekChanged: { __typename: 'Week', id: 7 } }]);
  expect(() => publish('weekChanged', { weekChanged: {} })).toThrow('weekChanged.id: is missing');
  expect(takeProblems()).toHaveLength(1);
});

test('fails the test for an unknown subscription', () => {
  const { client } = open();
  client.subscribe({ query: gql`subscription Renamed { weekChanged { id } }` }).subscribe();
  expect(takeProblems().join()).toMatch(/no such subscription/);
});
