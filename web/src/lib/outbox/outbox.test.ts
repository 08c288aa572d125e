import { CombinedGraphQLErrors } from '@apollo/client';
import { createClientKey } from '../network/client-key';
import { Outage } from '../network/outage';
import { Outbox, type Outgoing } from './outbox';

interface Letter {
  content: string;
  receiverId: string;
}

const refusal = (message: string, extensions: object = { code: 'BAD_USER_INPUT' }) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { ...extensions } }] });
const tooFast = (retryAfter: number) =>
  refusal('Please wait.', { code: 'TOO_MANY_REQUESTS', retryAfter });
const LIMIT = 'You can write to at most 20 new people a day.';
const fault = () => refusal('Internal error', { code: 'INTERNAL_SERVER_ERROR' });

function openOutbox(storage = new Map<string, string>()) {
  const sends: { messages: readonly Outgoing<Letter>[]; answer: (error?: Error) => void }[] = [];
  const failures: (string | undefined)[] = [];
  const sent: string[] = [];
  const onAllSent = jest.fn();
  const outbox = new Outbox<Letter, { clientKey: string | null }>({
    laneOf: ({ receiverId }) => receiverId,
    mostAtOnce: 20,
    send: (messages) =>
      new Promise((resolve, reject) => {
        const stored = messages.map(({ clientKey }) => ({ clientKey }));
        sends.push({
          messages,
          answer: (error) => (error ? reject(error) : resolve(stored)),
        });
      }),
    onSent: (_stored, outgoing) => sent.push(outgoing.content),
    onAllSent,
    onFailure: (reason) => failures.push(reason),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
      removeItem: (key) => storage.delete(key),
    },
    storageKey: 'outbox',
  });
  outbox.resume();
  const write = (content: string, receiverId = '2') => outbox.add({ content, receiverId });
  const answer = async (position: number, error?: Error) => {
    sends[position]?.answer(error);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  const states = () => outbox.snapshot().map(({ content, state }) => `${content}: ${state}`);
  const contents = () => sends.map(({ messages }) => messages.map(({ content }) => content));
  const keys = () => new Set(sends.flatMap(({ messages }) => messages.map((it) => it.clientKey)));
  return {
    outbox,
    sends,
    failures,
    sent,
    onAllSent,
    storage,
    write,
    answer,
    states,
    contents,
    keys,
  };
}

describe('The outbox', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends messages written during a request in the next one, in order, per recipient', async () => {
    const { contents, sent, write, answer } = openOutbox();
    write('first');
    write('second');
    write('third');
    write('to another person', '3');
    expect(contents()).toEqual([['first'], ['to another person']]);
    await answer(0);
    expect(contents()[2]).toEqual(['second', 'third']);
    expect(sent).toEqual(['first']);
  });

  it('sends at most 20 at a time, and reports once that all were delivered', async () => {
    const { contents, onAllSent, write, answer } = openOutbox();
    const texts = Array.from({ length: 45 }, (_, index) => `${index}`);
    for (const text of texts) write(text);
    for (let request = 0; request < 4; request += 1) {
      expect(onAllSent).not.toHaveBeenCalled();
      await answer(request);
    }
    expect(contents().map(({ length }) => length)).toEqual([1, 20, 20, 4]);
    expect(contents().flat()).toEqual(texts);
    expect(onAllSent).toHaveBeenCalledTimes(1);
  });

  it('queues messages during an outage, and then sends them automatically with the same keys', async () => {
    const { contents, failures, states, write, answer, keys } = openOutbox();
    write('hello');
    await answer(0, new Outage());
    write('again');
    expect(states()).toEqual(['hello: waiting', 'again: waiting']);
    jest.advanceTimersByTime(1_500);
    await answer(1, new Outage());
    jest.advanceTimersByTime(3_000);
    expect(contents()).toEqual([['hello'], ['hello', 'again'], ['hello', 'again']]);
    expect(keys().size).toBe(2);
    await answer(2);
    expect(states()).toEqual(['hello: sent', 'again: sent']);
    expect(failures).toEqual([]);
  });

  it('does not discard messages in flight, and warns before leaving when they are slow', async () => {
    const { outbox, states, write, answer } = openOutbox();
    write('hello');
    expect(outbox.hasWaiting()).toBe(false);
    jest.advanceTimersByTime(2_000);
    expect(outbox.hasWaiting()).toBe(true);
    await answer(0, new Outage());
    expect(states()).toEqual(['hello: waiting']);
    jest.advanceTimersByTime(1_500);
    expect(states()).toEqual(['hello: sending']);
  });

  it('treats a rate limit without a pause as a refusal, with its message', async () => {
    const { failures, states, write, answer } = openOutbox();
    write('hello');
    await answer(0, refusal(LIMIT, { code: 'TOO_MANY_REQUESTS' }));
    expect(states()).toEqual(['hello: refused']);
    expect(failures).toEqual([LIMIT]);
  });

  it('pauses for as long as an overloaded server asks', async () => {
    const { sends, write, answer } = openOutbox();
    write('hello');
    await answer(0, new Outage(20_000));
    jest.advanceTimersByTime(19_900);
    expect(sends).toHaveLength(1);
    jest.advanceTimersByTime(200);
    expect(sends).toHaveLength(2);
  });

  it('continues in order after the pause that a rate limit requests', async () => {
    const { outbox, contents, failures, states, write, answer } = openOutbox();
    write('one');
    write('two');
    await answer(0, tooFast(30));
    write('three');
    expect(states()).toEqual(['one: waiting', 'two: waiting', 'three: waiting']);
    outbox.resume();
    jest.advanceTimersByTime(29_900);
    expect(contents()).toEqual([['one']]);
    jest.advanceTimersByTime(200);
    expect(contents()[1]).toEqual(['one', 'two', 'three']);
    await answer(1);
    expect(failures).toEqual([]);
    expect(states()).toEqual(['one: sent', 'two: sent', 'three: sent']);
  });

  it('reports a server error, and retries automatically with the same key', async () => {
    const { failures, states, write, answer, keys } = openOutbox();
    write('hello');
    await answer(0, fault());
    expect(states()).toEqual(['hello: failed']);
    expect(failures).toEqual([undefined]);
    jest.advanceTimersByTime(1_500);
    await answer(1, fault());
    expect(failures).toHaveLength(1);
    jest.advanceTimersByTime(3_000);
    await answer(2);
    expect(keys().size).toBe(1);
    expect(states()).toEqual(['hello: sent']);
  });

  it('sends at once after reconnection', async () => {
    const { outbox, sends, write, answer } = openOutbox();
    write('hello');
    await answer(0, new Outage());
    outbox.resume();
    expect(sends).toHaveLength(2);
  });

  it('does not retry a refused message, and sends the next one', async () => {
    const { outbox, sends, failures, states, write, answer } = openOutbox();
    write('too long');
    write('short');
    await answer(0, refusal('content is too long'));
    expect(failures).toEqual(['content is too long']);
    expect(states()).toEqual(['too long: refused', 'short: sending']);
    await answer(1);
    jest.advanceTimersByTime(60_000);
    expect(sends).toHaveLength(2);
    const [refused] = outbox.snapshot();
    outbox.retry(refused?.clientKey ?? '');
    expect(sends).toHaveLength(3);
  });

  it('finds the refused message in a batch, and sends the others', async () => {
    const { contents, failures, states, onAllSent, write, answer } = openOutbox();
    for (const text of ['first', 'good', 'too long', 'short']) write(text);
    await answer(0);
    await answer(1, refusal('content is too long'));
    await answer(2);
    await answer(3, refusal('content is too long'));
    await answer(4);
    expect(contents().slice(1)).toEqual([
      ['good', 'too long', 'short'],
      ['good'],
      ['too long'],
      ['short'],
    ]);
    expect(states()).toEqual(['first: sent', 'good: sent', 'too long: refused', 'short: sent']);
    expect(failures).toEqual(['content is too long']);
    expect(onAllSent).not.toHaveBeenCalled();
  });

  it('continues when the browser storage is full', async () => {
    const { sent, states, storage, write, answer } = openOutbox();
    storage.set = () => {
      throw new Error('QuotaExceededError');
    };
    write('hello');
    expect(states()).toEqual(['hello: sending']);
    await answer(0);
    expect(sent).toEqual(['hello']);
  });

  it('treats a message as sent as soon as its live event arrives', async () => {
    const { outbox, states, failures, write, answer } = openOutbox();
    write('hello');
    outbox.acknowledge(outbox.snapshot()[0]?.clientKey ?? '');
    expect(states()).toEqual(['hello: sent']);
    await answer(0, new Outage());
    expect(states()).toEqual(['hello: sent']);
    expect(failures).toEqual([]);
    jest.advanceTimersByTime(3_000);
    expect(states()).toEqual([]);
  });

  it('survives a reload and resends messages in flight with the same key', () => {
    const before = openOutbox();
    before.write('hello');
    const after = openOutbox(before.storage);
    expect(after.sends[0]?.messages).toEqual(before.sends[0]?.messages);
  });

  it('starts empty when the stored data is unreadable', () => {
    expect(openOutbox(new Map([['outbox', '{broken']])).states()).toEqual([]);
  });

  it('keeps nothing once everything is sent or cleared', async () => {
    const { outbox, storage, write, answer } = openOutbox();
    write('hello');
    await answer(0);
    expect(storage.size).toBe(0);
    write('again');
    outbox.clear();
    expect(storage.size).toBe(0);
  });

  it('makes UUIDs where crypto.randomUUID is missing', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const keys = Array.from({ length: 50 }, createClientKey);
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(keys).size).toBe(50);
  });
});
