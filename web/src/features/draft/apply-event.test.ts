import { applyEvent, type DraftEvent, latestDraft } from './apply-event';
import type { Draft, Entry } from './room/room';
import { entry, fakeDraft, picked } from './test/fake-draft';

const eventOf = (draft: Draft, entries: Entry[], seq = entries.at(-1)?.seq ?? 0): DraftEvent => ({
  ...{ draftId: draft.id, propertyId: draft.propertyId, year: draft.year, status: 'RUNNING' },
  ...{ seq, head: '1a73'.repeat(16), deadline: '2027-11-02T00:00:00Z' },
  ...{ serverTime: '2027-11-01T00:00:00Z', entries },
});

it('adds new entries to the log and updates clock and status', () => {
  const draft = fakeDraft();
  const next = applyEvent(draft, eventOf(draft, [picked(2, 5, 30), picked(3, 8, 31)]));
  expect(next).toMatchObject({ seq: 3, deadline: '2027-11-02T00:00:00Z' });
  expect(next?.head).toBe('1a73'.repeat(16));
  expect(next?.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('adds only the new entries of an overlapping event', () => {
  const draft = fakeDraft({ log: [entry(1, 'OPENED'), picked(2, 5, 30)] });
  const next = applyEvent(draft, eventOf(draft, [picked(2, 5, 30), picked(3, 8, 31)]));
  expect(next?.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('leaves the draft unchanged when it is newer than the event', () => {
  const draft = fakeDraft({ log: [entry(1, 'OPENED'), picked(2, 5, 30)] });
  expect(applyEvent(draft, eventOf(draft, [picked(2, 5, 30)]))).toBe(draft);
});

it.each([
  ['a gap', [picked(4, 5, 30)], 4],
  ['too many entries to send', [], 40],
  ['a change of who may choose, which adds no entry', [], 1],
  ['an opening, which pins weeks and order', [entry(2, 'OPENED')], 2],
  ['a pause, which says what is left', [entry(2, 'PAUSED')], 2],
])('requests a refetch after %s', (_, entries, seq) => {
  const draft = fakeDraft();
  expect(applyEvent(draft, eventOf(draft, entries, seq))).toBeUndefined();
});

it('requests a refetch after an event of a server that does not name the last hash', () => {
  const draft = fakeDraft();
  const event = { ...eventOf(draft, [picked(2, 5, 30)]), head: null };
  expect(applyEvent(draft, event)).toBeUndefined();
});

it('keeps the newer state when an older response arrives late', () => {
  const old = fakeDraft();
  const known = { ...old, seq: 5 };
  expect(latestDraft(known, old)).toBe(known);
  expect(latestDraft(old, known)).toBe(known);
  const changed = { ...old, version: 2 };
  expect(latestDraft(old, changed)).toBe(changed);
  expect(latestDraft({ ...known, id: '9' }, old)).toBe(old);
});
