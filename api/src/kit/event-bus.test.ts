import { type BusEvent, EventBus, encodeEvent } from './event-bus';

/** A bus of this process alone. */
class LocalBus extends EventBus {
  readonly isConnected = true;
  commitPrefix = () => '';
  afterCommit = async (events: BusEvent[]) => {
    for (const event of events) this.deliver(encodeEvent(event));
  };
  close = async () => undefined;
}

const publish = (bus: EventBus, count: number) =>
  bus.afterCommit(Array.from({ length: count }, (_, n) => ({ topic: 'news', payload: { n } })));

test('events wait for their reader in order', async () => {
  const bus = new LocalBus();
  const news = bus.stream<{ n: number }>('news');
  await publish(bus, 2_000);
  for (let n = 0; n < 2_000; n += 1) expect((await news.next()).value).toEqual({ n });
  await publish(bus, 1);
  expect((await news.next()).value).toEqual({ n: 0 });
  await news.return?.();
});

test('a reader for whom too many events wait gets an error after those that were kept', async () => {
  const bus = new LocalBus();
  const news = bus.stream<{ n: number }>('news');
  await publish(bus, 10_000);
  let read = 0;
  const readAll = async () => {
    for await (const _ of news) read += 1;
  };
  await expect(readAll()).rejects.toThrow('Live events were read too slowly.');
  expect(read).toBeLessThanOrEqual(2_001);
});
