import { encodeEvent, fittingEvent } from '../../core/events/event-bus';
import { type DraftEvent, draftEvents } from './draft.events';
import type { DraftLogEntry } from './ledger/draft-log.types';

/** The payloads that a change of these entries publishes, each small enough for the bus. */
function published(entries: Partial<DraftLogEntry>[]): DraftEvent[] {
  const facts = { draftId: 1, propertyId: 1, year: 2030, status: 'RUNNING', seq: 9, head: 'a' };
  const event = { ...facts, deadline: null, serverTime: new Date(0), entries };
  return draftEvents([7], event as DraftEvent).map(
    ({ ifTooLarge, ...it }) => JSON.parse(encodeEvent(fittingEvent(it, ifTooLarge))).payload,
  );
}

const passed = (why: string) => ({ kind: 'PASSED', share: 3, why }) as Partial<DraftLogEntry>;

test('new entries are sent with their event', () => {
  for (const { entries } of published([passed('Sold')])) {
    expect(entries).toEqual([passed('Sold')]);
  }
});

test('entries with long reasons are read again instead of sent, so that no draft sticks', () => {
  const long = Array.from({ length: 12 }, () => passed('ж'.repeat(500)));
  const all = published(long);
  expect(all.length).toBeGreaterThan(0);
  for (const { entries, seq } of all) expect([entries, seq]).toEqual([[], 9]);
});
