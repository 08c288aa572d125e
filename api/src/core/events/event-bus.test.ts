import type { Transaction } from '../database/database';
import { type BusEvent, EventBus, encodeEvent, fittingEvent, topic } from './event-bus';

const NEWS = topic<{ n: number }>('news');

/** An event bus within this process only. */
class LocalBus extends EventBus {
  readonly isConnected = true;
  commitPrefix = () => '';
  protected async send(events: BusEvent[]) {
    for (const event of events) this.deliver(encodeEvent(event));
  }
  protected async sendOnce(text: string) {
    this.deliver(text);
  }
  close = async () => undefined;
  lose = () => this.reportGap();
}

const publish = (bus: EventBus, count: number) =>
  bus.afterCommit(Array.from({ length: count }, (_, n) => ({ topic: NEWS, payload: { n } })));

test('events wait for their reader, in order', async () => {
  const bus = new LocalBus();
  const news = bus.stream(NEWS);
  await publish(bus, 2_000);
  for (let n = 0; n < 2_000; n += 1) expect((await news.next()).value).toEqual({ n });
  await publish(bus, 1);
  expect((await news.next()).value).toEqual({ n: 0 });
  await news.return?.();
});

test('a reader with too many waiting events gets an error after those that were kept', async () => {
  const bus = new LocalBus();
  const news = bus.stream(NEWS);
  await publish(bus, 10_000);
  let read = 0;
  const readAll = async () => {
    for await (const _ of news) read += 1;
  };
  await expect(readAll()).rejects.toThrow('Live events were read too slowly.');
  expect(read).toBeLessThanOrEqual(2_001);
});

test('a topic is known to have had an event for 15 seconds, as every topic after a gap', async () => {
  jest.useFakeTimers();
  const bus = new LocalBus();
  const known = () => [bus.mayHaveHadEvent(NEWS), bus.mayHaveHadEvent('other')];
  expect(known()).toEqual([true, true]);
  jest.advanceTimersByTime(16_000);
  expect(known()).toEqual([false, false]);
  await publish(bus, 1);
  jest.advanceTimersByTime(14_000);
  expect(known()).toEqual([true, false]);
  jest.advanceTimersByTime(2_000);
  expect(known()).toEqual([false, false]);
  bus.lose();
  expect(known()).toEqual([true, true]);
  jest.useRealTimers();
});

test('a reader that waits can be closed, and hears nothing more', async () => {
  const bus = new LocalBus();
  const news = bus.stream(NEWS);
  const next = news.next();
  await news.return?.();
  await publish(bus, 1);
  expect(await next).toEqual({ done: true, value: undefined });
  expect((await news.next()).done).toBe(true);
});

test('a topic takes only its own payload type: anything else does not compile', () => {
  const published: object[] = [];
  const transaction: Pick<Transaction, 'publishOnCommit'> = {
    publishOnCommit: (name, payload) => published.push({ name, payload }),
  };
  transaction.publishOnCommit(NEWS, { n: 1 });
  // @ts-expect-error A topic of numbers takes no text.
  transaction.publishOnCommit(NEWS, { n: 'one' });
  // @ts-expect-error Nor unknown fields.
  transaction.publishOnCommit(NEWS, { n: 1, more: true });
  // @ts-expect-error A plain string has no payload type.
  transaction.publishOnCommit('news', { n: 1 });
  expect(published[0]).toEqual({ name: 'news', payload: { n: 1 } });
  expect(topic('news', 7)).toBe('news:7');
});

test('an event that is too large is replaced by one whose reader reads again', () => {
  const of = (text: string, ifTooLarge?: object) =>
    fittingEvent({ topic: 'news', payload: { text } }, ifTooLarge).payload;
  expect(of('я'.repeat(3_900), {})).toEqual({ text: 'я'.repeat(3_900) });
  expect(of('я'.repeat(4_000), {})).toEqual({});
  expect(() => of('я'.repeat(4_000))).toThrow('An event on news is larger than 7900 bytes.');
});
