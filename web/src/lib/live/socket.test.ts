import { ApolloLink, gql } from '@apollo/client';
import { execute } from '@apollo/client/link';
import type { Subscription } from 'rxjs';
import { createLive } from './socket';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onmessage: ((event: object) => void) | null = null;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  close(code = 1000, reason = '') {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Acts as a server that accepts the connection. */
  async accept() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await jest.advanceTimersByTimeAsync(0);
    this.receive({ type: 'connection_ack' });
    await jest.advanceTimersByTimeAsync(0);
  }

  /** Acts as a browser that gets no response. */
  refuse() {
    this.readyState = FakeSocket.CLOSED;
    this.onerror?.({ type: 'error' });
    this.onclose?.({ code: 1006, reason: '' });
  }

  get subscriptionId() {
    return this.sent.find(({ type }) => type === 'subscribe')?.id;
  }
}

const sockets = () => FakeSocket.all;
const last = () => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) {
    throw new Error('No socket was opened.');
  }
  return socket;
};

const EVENTS = gql`
  subscription Events {
    events
  }
`;

describe('The live connection', () => {
  const original = globalThis.WebSocket;
  let subscription: Subscription;
  let catchUp: jest.Mock;
  let sessionEnded: jest.Mock;
  let trouble: jest.Mock;
  let received: unknown[];
  let ended: jest.Mock;
  let live: ReturnType<typeof createLive>;
  let stopListening: () => void;

  beforeEach(async () => {
    jest.useFakeTimers();
    FakeSocket.all = [];
    Object.assign(globalThis, { WebSocket: FakeSocket });
    catchUp = jest.fn();
    sessionEnded = jest.fn();
    ended = jest.fn();
    received = [];
    trouble = jest.fn();
    live = createLive({
      url: 'ws://localhost/graphql',
      onSessionEnded: sessionEnded,
      onTrouble: trouble,
    });
    live.onReconnected(catchUp);
    stopListening = live.listen();
    subscription = execute(
      ApolloLink.from([live.link]),
      { query: EVENTS },
      { client: {} as never },
    ).subscribe({ next: ({ data }) => received.push(data), error: ended, complete: ended });
    await jest.advanceTimersByTimeAsync(0);
    await last().accept();
  });

  afterEach(() => {
    subscription.unsubscribe();
    live.stop();
    stopListening();
    jest.useRealTimers();
    Object.assign(globalThis, { WebSocket: original });
  });

  const deliver = (data: object) =>
    last().receive({ id: last().subscriptionId, type: 'next', payload: { data } });

  it('delivers events', () => {
    deliver({ events: 1 });
    expect(received).toEqual([{ events: 1 }]);
  });

  it('asks nothing after a first connection in time, and to catch up after one that was slow', async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    expect(catchUp).not.toHaveBeenCalled();
    const slow = createLive({
      url: 'ws://localhost/graphql',
      onSessionEnded: sessionEnded,
      onTrouble: trouble,
    });
    const slowCatchUp = jest.fn();
    slow.onReconnected(slowCatchUp);
    const listening = execute(
      ApolloLink.from([slow.link]),
      { query: EVENTS },
      { client: {} as never },
    ).subscribe({});
    await jest.advanceTimersByTimeAsync(5_500);
    await last().accept();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(slowCatchUp).toHaveBeenCalledTimes(1);
    listening.unsubscribe();
    slow.stop();
  });

  it('connects again within half a second, subscribes again, and asks to catch up', async () => {
    last().close(1006);
    await jest.advanceTimersByTimeAsync(500);
    expect(sockets()).toHaveLength(2);
    expect(catchUp).not.toHaveBeenCalled();
    await last().accept();
    expect(catchUp).toHaveBeenCalledTimes(1);
    deliver({ events: 2 });
    expect(received).toEqual([{ events: 2 }]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('asks once for each connection, and the server to report what came before', async () => {
    last().close(1012);
    await jest.advanceTimersByTimeAsync(500);
    await last().accept();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(catchUp).toHaveBeenCalledTimes(1);
    const init = { type: 'connection_init', payload: { reportEarlierEvents: true } };
    expect(last().sent[0]).toEqual(init);
  });

  it('never gives up, and waits at most five seconds', async () => {
    last().close(1006);
    await jest.advanceTimersByTimeAsync(500);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const tried = sockets().length;
      last().refuse();
      await jest.advanceTimersByTimeAsync(5_100);
      expect(sockets().length).toBeGreaterThan(tried);
    }
    await last().accept();
    deliver({ events: 3 });
    expect(received).toEqual([{ events: 3 }]);
  });

  it('reports trouble only if a lost socket cannot be replaced at the first attempt', async () => {
    last().close(1012);
    await jest.advanceTimersByTimeAsync(500);
    await last().accept();
    expect(trouble).not.toHaveBeenCalled();
    last().close(1013);
    await jest.advanceTimersByTimeAsync(500);
    last().refuse();
    expect(trouble).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5_100);
    await last().accept();
    last().close(4401, 'Your session has ended.');
    expect(trouble).toHaveBeenCalledTimes(1);
  });

  it('reconnects at once when the browser comes online', async () => {
    last().close(1006);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await jest.advanceTimersByTimeAsync(5_100);
      last().refuse();
    }
    await jest.advanceTimersByTimeAsync(60);
    const tried = sockets().length;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(150);
    expect(sockets().length).toBe(tried + 1);
  });

  it('detects a connection that no longer responds', async () => {
    await jest.advanceTimersByTimeAsync(10_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await jest.advanceTimersByTimeAsync(5_000 + 500);
    expect(sockets()).toHaveLength(2);
  });

  it('keeps a connection that responds', async () => {
    for (let ping = 0; ping < 5; ping += 1) {
      await jest.advanceTimersByTimeAsync(10_000);
      last().receive({ type: 'pong' });
    }
    expect(sockets()).toHaveLength(1);
  });

  it('resubscribes when the server ends or refuses the subscription', async () => {
    last().receive({ id: last().subscriptionId, type: 'complete' });
    await jest.advanceTimersByTimeAsync(2_000);
    await last().accept();
    expect(last().subscriptionId).toBeDefined();
    const refused = last();
    refused.receive({ id: refused.subscriptionId, type: 'error', payload: [{ message: 'no' }] });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(last()).not.toBe(refused);
    expect(ended).not.toHaveBeenCalled();
  });

  it('reconnects even after codes that its library treats as fatal', async () => {
    last().close(4500, 'Internal server error');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sockets()).toHaveLength(2);
  });

  it('stays closed after the session has ended, until restart', async () => {
    last().close(4401, 'Your session has ended.');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sockets()).toHaveLength(1);
    expect(sessionEnded).toHaveBeenCalledTimes(1);
    live.restart();
    await jest.advanceTimersByTimeAsync(500);
    expect(sockets()).toHaveLength(2);
    await last().accept();
    deliver({ events: 4 });
    expect(received).toEqual([{ events: 4 }]);
  });

  it('disconnects on stop, and reconnects on restart', async () => {
    live.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sockets()).toHaveLength(1);
    expect(last().readyState).toBe(FakeSocket.CLOSED);
    live.restart();
    await jest.advanceTimersByTimeAsync(500);
    expect(sockets()).toHaveLength(2);
  });

  it('replaces the connection on restart', async () => {
    live.restart();
    await jest.advanceTimersByTimeAsync(500);
    expect(sockets()).toHaveLength(2);
  });

  it('asks to catch up after a long sleep, but not after a brief switch of tabs', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const sleep = async (ms: number) => {
      visibility.mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      jest.setSystemTime(Date.now() + ms);
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await sleep(5_000);
    expect(catchUp).not.toHaveBeenCalled();
    await sleep(60_000);
    expect(catchUp).toHaveBeenCalledTimes(1);
    visibility.mockRestore();
  });

  it('drops a connection that died while the page was asleep', async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await jest.advanceTimersByTimeAsync(5_500);
    expect(sockets()).toHaveLength(2);
  });
});
