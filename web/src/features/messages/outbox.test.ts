import { CombinedGraphQLErrors } from '@apollo/client';
import { createClientKey } from '../../kit/client-key';
import { Outbox, type OutgoingMessage } from './outbox';

const refusal = (message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });

function openOutbox(storage = new Map<string, string>()) {
  const sends: { message: OutgoingMessage; answer: (error?: Error) => void }[] = [];
  const failures: (string | undefined)[] = [];
  const sent: string[] = [];
  const outbox = new Outbox({
    send: (message) =>
      new Promise((resolve, reject) => {
        sends.push({
          message,
          answer: (error) => (error ? reject(error) : resolve({} as never)),
        });
      }),
    onSent: (_stored, outgoing) => sent.push(outgoing.content),
    onFailure: (reason) => failures.push(reason),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
      removeItem: (key) => storage.delete(key),
    },
    storageKey: 'outbox',
  });
  outbox.resume();
  const write = (content: string, receiverId = 2) =>
    outbox.add({ content, conversationId: 10, receiverId });
  const answer = async (position: number, error?: Error) => {
    sends[position]?.answer(error);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const states = () => outbox.snapshot().map(({ content, state }) => `${content}: ${state}`);
  return { outbox, sends, failures, sent, storage, write, answer, states };
}

describe('The outbox', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends one message at a time to each person, in order', async () => {
    const { sends, sent, write, answer } = openOutbox();
    write('first');
    write('second');
    write('to somebody else', 3);
    expect(sends.map(({ message }) => message.content)).toEqual(['first', 'to somebody else']);
    await answer(0);
    expect(sends[2]?.message.content).toBe('second');
    expect(sent).toEqual(['first']);
  });

  it('sends again by itself under the same key when the network failed', async () => {
    const { sends, failures, states, write, answer } = openOutbox();
    write('hello');
    await answer(0, new TypeError('Failed to fetch'));
    expect(states()).toEqual(['hello: failed']);
    expect(failures).toEqual([undefined]);
    jest.advanceTimersByTime(1_500);
    await answer(1, new TypeError('Failed to fetch'));
    expect(failures).toHaveLength(1);
    jest.advanceTimersByTime(3_000);
    expect(sends).toHaveLength(3);
    expect(new Set(sends.map(({ message }) => message.clientKey)).size).toBe(1);
    await answer(2);
    expect(states()).toEqual(['hello: sent']);
  });

  it('sends at once when the connection is back', async () => {
    const { outbox, sends, write, answer } = openOutbox();
    write('hello');
    await answer(0, new TypeError('Failed to fetch'));
    outbox.resume();
    expect(sends).toHaveLength(2);
  });

  it('does not insist on what the server refused, and lets the next one pass', async () => {
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

  it('takes a message for sent as soon as its live event arrives', async () => {
    const { outbox, states, failures, write, answer } = openOutbox();
    write('hello');
    outbox.acknowledge(outbox.snapshot()[0]?.clientKey ?? '');
    expect(states()).toEqual(['hello: sent']);
    await answer(0, new TypeError('Failed to fetch'));
    expect(states()).toEqual(['hello: sent']);
    expect(failures).toEqual([]);
    jest.advanceTimersByTime(3_000);
    expect(states()).toEqual([]);
  });

  it('survives a reload and sends what was on its way again, under the same key', () => {
    const before = openOutbox();
    before.write('hello');
    const after = openOutbox(before.storage);
    expect(after.sends[0]?.message).toEqual(before.sends[0]?.message);
  });

  it('starts empty when what was stored cannot be read', () => {
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
