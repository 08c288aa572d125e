import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { strictSchema } from '../test/answers';
import { fakeServer, type Handlers, Refusal } from '../test/fake-server';
import { DataProvider } from './DataProvider';
import { notingLink, rereadsOf } from './rereads';
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
    link: ApolloLink.from([notingLink, server.link]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
  const page = (children: ReactNode) => <DataProvider client={client}>{children}</DataProvider>;
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
    report: () => act(() => void server.report('weekEvents')),
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

describe('What was read before the server listened', () => {
  const page = (more?: ReactNode) => (
    <>
      <Weeks />
      <Listens reread={[WEEKS]} />
      {more}
    </>
  );

  test('is not read again if nothing happened', async () => {
    const { pass, reads } = await open(page());
    await pass(60_000);
    expect(reads('weeks')).toBe(1);
  });

  test('is read again once where the server reports earlier events', async () => {
    const { known, pass, reads, report } = await open(page(<Listens reread={[WEEKS, SWAPS]} />));
    known.weeks = 2; // Between the answer and the subscription: no event arrived.
    report();
    await pass(SETTLED + 200);
    expect(screen.getByText('weeks: 2')).toBeInTheDocument();
    expect(reads('weeks')).toBe(2);
  });

  test('is read again by a listener that comes after the report', async () => {
    const { known, pass, reads, report, show } = await open(page(<Swaps />));
    known.swaps = 2;
    report();
    await pass(300);
    show(page([<Swaps key="1" />, <Listens key="2" reread={[SWAPS]} />]));
    await pass(SETTLED);
    expect(screen.getByText('swaps: 2')).toBeInTheDocument();
    expect(reads('swaps')).toBe(2);
  });

  test('is left as it is where it was asked for after the report', async () => {
    const { pass, reads, report, show } = await open(page());
    report();
    await pass(300);
    show(page([<Swaps key="1" />, <Listens key="2" reread={[SWAPS]} />]));
    await pass(SETTLED);
    expect([reads('weeks'), reads('swaps')]).toEqual([2, 1]);
  });

  test('is read again if it is older than what the server reports', async () => {
    const { known, pass, show } = await open(<Weeks />);
    await pass(20_000);
    known.weeks = 2;
    show(page());
    await pass(SETTLED + 200);
    expect(screen.getByText('weeks: 2')).toBeInTheDocument();
  });

  test('is read again after it failed, without a report', async () => {
    let isDown = true;
    const { pass, reads } = await open(page(), {
      weeks: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { weeks: 2 };
      },
    });
    isDown = false;
    await pass(SETTLED + 200);
    expect(reads('weeks')).toBe(2);
  });
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
