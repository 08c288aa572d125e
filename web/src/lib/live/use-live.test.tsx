import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { strictSchema } from '../test/answers';
import { fakeServer, type Handlers, Refusal } from '../test/fake-server';
import { rereadsOf } from './rereads';
import { useLive } from './use-live';

interface WeekEvent {
  year: number;
}

const schema = strictSchema(`
  type Query { weeks: Int! swaps: Int! }
  type WeekEvent { year: Int! }
  type Subscription { weekEvents: WeekEvent! }`);

const WEEKS = gql`query Weeks { weeks }`;
const SWAPS = gql`query Swaps { swaps }`;
const EVENTS: TypedDocumentNode<{ weekEvents: WeekEvent }, Record<string, never>> = gql`
  subscription WeekEvents { weekEvents { year } }`;

type Options = Parameters<typeof useLive<{ weekEvents: WeekEvent }>>[1];

function Shows({ query, field }: { query: typeof WEEKS; field: string }) {
  const { data } = useQuery<Record<string, number>>(query);
  return <p>{`${field}: ${data?.[field]}`}</p>;
}
const Weeks = () => <Shows query={WEEKS} field="weeks" />;
const Swaps = () => <Shows query={SWAPS} field="swaps" />;

function Listens(options: Options) {
  useLive(EVENTS, options);
  return null;
}

/** Opens screens on a server that returns counts, with a fake clock. */
async function open(ui: ReactNode, changes: Handlers = {}) {
  const known = { weeks: 1, swaps: 1 };
  const answers = {
    weeks: () => ({ weeks: known.weeks }),
    swaps: () => ({ swaps: known.swaps }),
    ...changes,
  };
  const server = fakeServer(answers, { schema, subscriptions: ['weekEvents'] });
  const client = new ApolloClient({
    link: server.link,
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const page = (children: ReactNode) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  const { rerender } = render(page(ui));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(10);
  return {
    ...server,
    known,
    client,
    pass,
    show: (children: ReactNode) => rerender(page(children)),
    reads: (name: string) => server.callsOf(name).length,
    happen: (year = 2026) => server.publish('weekEvents', { weekEvents: { year } }),
  };
}

const SETTLED = 1_100;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('an event reads each named visible query once, and no other', async () => {
  const { known, happen, pass, reads } = await open(
    <>
      <Weeks />
      <Swaps />
      <Listens reread={[WEEKS, gql`query Elsewhere { elsewhere }`]} />
    </>,
  );
  await pass(SETTLED);
  const before = reads('weeks');
  known.weeks = 2;
  happen();
  await pass(5_000);
  expect(reads('weeks') - before).toBe(1);
  expect(screen.getByText('weeks: 2')).toBeInTheDocument();
  expect(reads('swaps')).toBe(1);
  expect(reads('elsewhere')).toBe(0);
});

test('a burst of 50 events causes a few reads, the last of them after the last event', async () => {
  const { known, happen, pass, reads } = await open(
    <>
      <Weeks />
      <Listens reread={[WEEKS]} />
    </>,
  );
  await pass(SETTLED);
  const before = reads('weeks');
  for (let count = 1; count <= 50; count += 1) {
    known.weeks = count;
    happen();
    await pass(5);
  }
  await pass(5_000);
  expect(reads('weeks') - before).toBeLessThanOrEqual(4);
  expect(screen.getByText('weeks: 50')).toBeInTheDocument();
});

test('never reads a query twice at a time, and once more for events during a read', async () => {
  const { known, happen, pass, reads, hold, release } = await open(
    <>
      <Weeks />
      <Listens reread={[WEEKS]} />
    </>,
  );
  await pass(SETTLED);
  const before = reads('weeks');
  hold('weeks');
  happen();
  await pass(500);
  known.weeks = 3;
  happen();
  happen();
  await pass(500);
  expect(reads('weeks') - before).toBe(1);
  release('weeks');
  await pass(500);
  expect(reads('weeks') - before).toBe(2);
  expect(screen.getByText('weeks: 3')).toBeInTheDocument();
});

test('several listeners share one subscription, which ends with the last of them', async () => {
  const both = (
    <>
      <Weeks />
      <Swaps />
      <Listens reread={[WEEKS]} />
      <Listens reread={[SWAPS]} />
    </>
  );
  const { happen, pass, reads, show, publish } = await open(both);
  await pass(SETTLED);
  expect(reads('weekEvents')).toBe(1);
  const before = [reads('weeks'), reads('swaps')];
  happen();
  await pass(500);
  expect([reads('weeks'), reads('swaps')]).toEqual(before.map((count) => count + 1));
  show(<Weeks />);
  expect(publish('weekEvents', {})).toBe(0);
});

test('reads again when the server certainly listens; later listeners need not', async () => {
  const page = (more?: ReactNode) => (
    <>
      <Weeks />
      <Listens reread={[WEEKS]} />
      {more}
    </>
  );
  const { known, pass, reads, show } = await open(page());
  known.weeks = 2; // Between the first response and the subscription: no event arrived.
  await pass(SETTLED + 200);
  expect(screen.getByText('weeks: 2')).toBeInTheDocument();
  show(
    page(
      <>
        <Swaps />
        <Listens reread={[SWAPS]} />
      </>,
    ),
  );
  await pass(SETTLED + 200);
  expect([reads('weeks'), reads('swaps')]).toEqual([2, 1]);
});

test('an event that concerns no visible query is ignored', async () => {
  const heard: number[] = [];
  const { happen, pass, reads } = await open(
    <>
      <Weeks />
      <Listens
        reread={[WEEKS]}
        when={({ year }) => year === 2026}
        onEvent={({ year }) => heard.push(year)}
      />
    </>,
  );
  await pass(SETTLED);
  const before = reads('weeks');
  happen(2025);
  await pass(500);
  expect([reads('weeks') - before, heard]).toEqual([0, []]);
  happen(2026);
  await pass(500);
  expect([reads('weeks') - before, heard]).toEqual([1, [2026]]);
});

describe('Catching up', () => {
  const shown = (
    <>
      <Weeks />
      <Swaps />
      <Listens reread={[WEEKS]} />
    </>
  );

  test('reads every visible query, even if an event then asks for fewer', async () => {
    let isDown = false;
    const state = { weeks: 1, swaps: 1 };
    const answer = (name: 'weeks' | 'swaps') => () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { [name]: state[name] };
    };
    const { client, happen, pass } = await open(shown, {
      weeks: answer('weeks'),
      swaps: answer('swaps'),
    });
    await pass(SETTLED);
    isDown = true;
    Object.assign(state, { weeks: 2, swaps: 2 });
    rereadsOf(client).everything();
    happen();
    await pass(300);
    happen();
    await pass(300);
    expect(screen.getByText('swaps: 1')).toBeInTheDocument();
    isDown = false;
    happen();
    await pass(10_000);
    expect(screen.getByText('weeks: 2')).toBeInTheDocument();
    expect(screen.getByText('swaps: 2')).toBeInTheDocument();
  });

  test('is not retried for what the server refuses, nor for what is no longer visible', async () => {
    let isDown = false;
    const { client, pass, reads, show } = await open(shown, {
      weeks: () => {
        if (isDown) throw new Refusal('This is not your house.', 'FORBIDDEN');
        return { weeks: 1 };
      },
      swaps: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { swaps: 1 };
      },
    });
    await pass(SETTLED);
    const before = reads('weeks');
    isDown = true;
    rereadsOf(client).everything();
    await pass(20_000);
    expect(reads('weeks') - before).toBe(1);
    expect(reads('swaps')).toBeGreaterThan(3);
    show(<Weeks />);
    await pass(10_000);
    const left = reads('swaps');
    await pass(60_000);
    expect(reads('swaps')).toBe(left);
  });
});
