import type { Reference } from '@apollo/client';
import fc from 'fast-check';
import { mergeNewestFirst, type NewestFirstPage } from '../../../lib/list/newest-first';
import { pageEnd } from '../../../lib/test/page-end';
import { mergeConversationPage } from './cache-policies';

const reference = (id: number): Reference => ({ __ref: `Message:${id}` });
const idOf = (item: Reference) => Number(item.__ref.split(':')[1]);
const readField = ((_field: string, item: Reference) => String(idOf(item))) as never;
const cursorOf = (id: number | undefined | null) => (id ? String(id) : null);

const page = (ids: number[], nextCursor: number | null, live: number[] = []): NewestFirstPage => ({
  items: ids.map(reference),
  ...pageEnd(cursorOf(nextCursor)),
  live,
});

const merge = (existing: NewestFirstPage | undefined, incoming: NewestFirstPage, args = {}) => {
  const { items, pageInfo, live } = mergeNewestFirst(existing, incoming, { args, readField });
  return { ids: items.map(idOf), nextCursor: pageInfo.endCursor, live: live ?? [] };
};

describe('Pages of messages', () => {
  it('put an older page below what is loaded', () => {
    const merged = merge(page([9, 8, 7], 7), page([6, 5, 4], 4), { before: '7' });
    expect(merged).toMatchObject({ ids: [9, 8, 7, 6, 5, 4], nextCursor: '4' });
  });

  it('keep older pages when the newest page is refetched and overlaps', () => {
    const merged = merge(page([9, 8, 7, 6, 5], 5), page([11, 10, 9], 9));
    expect(merged).toMatchObject({ ids: [11, 10, 9, 8, 7, 6, 5], nextCursor: '5' });
  });

  it('start over from the newest page when more was missed than one page holds', () => {
    const merged = merge(page([9, 8, 7], 7), page([30, 29, 28], 28));
    expect(merged).toMatchObject({ ids: [30, 29, 28], nextCursor: '28' });
  });

  it('start over even though a live message arrived on top of the gap', () => {
    const merged = merge(page([31, 9, 8, 7], 7, [31]), page([31, 30, 29], 29));
    expect(merged).toMatchObject({ ids: [31, 30, 29], nextCursor: '29' });
  });

  it('drop what the server no longer has within the page', () => {
    const merged = merge(page([9, 8, 7, 6], 6), page([9, 7, 6], 6));
    expect(merged.ids).toEqual([9, 7, 6]);
  });

  it('keep a live message that an older response does not contain, until one does', () => {
    const stale = merge(page([10, 9, 8], 8, [10]), page([9, 8], 8));
    expect(stale).toMatchObject({ ids: [10, 9, 8], live: [10] });
    const fresh = merge(page([10, 9, 8], 8, [10]), page([10, 9, 8], 8));
    expect(fresh.live).toEqual([]);
  });

  it('refuse an older page that would leave a gap after the list was reset', () => {
    const merged = merge(page([30, 29, 28], 28), page([6, 5], 5), { before: '7' });
    expect(merged).toMatchObject({ ids: [30, 29, 28], nextCursor: '28' });
  });

  it('always show a gapless run of the newest messages, whatever is read in whatever order', () => {
    const steps = fc.array(fc.oneof(fc.constant('older' as const), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (taken, size) => {
        const { ids, newest, nextCursor } = readAlong(taken, size);
        expect(ids).toEqual(ids.map((_, i) => newest - i));
        expect(nextCursor).toBe(ids.at(-1) === 1 ? null : cursorOf(ids.at(-1)));
      }),
    );
  });
});

/** Reads a conversation in which messages arrive before its newest or an older page is read. */
function readAlong(steps: readonly (number | 'older')[], size: number) {
  let newest = 10;
  let list = mergeNewestFirst(undefined, serve(newest, size), { args: {}, readField });
  for (const step of steps) {
    newest += step === 'older' ? 0 : step;
    const before = step === 'older' ? list.pageInfo.endCursor : null;
    list = mergeNewestFirst(list, serve(newest, size, before), { args: { before }, readField });
  }
  return { ids: list.items.map(idOf), newest, nextCursor: list.pageInfo.endCursor };
}

/** A page of the messages newest … 1, as the server returns it. */
function serve(newest: number, size: number, before: string | null = null) {
  const all = Array.from({ length: newest }, (_, i) => newest - i);
  const rest = all.filter((id) => before === null || id < Number(before));
  const ids = rest.slice(0, size);
  return page(ids, rest.length > ids.length ? (ids.at(-1) ?? null) : null);
}

describe('Pages of conversations', () => {
  const conversations = (ids: number[], nextCursor: string | null) => ({
    items: ids.map(reference),
    ...pageEnd(nextCursor),
  });

  it('show a conversation once when it moves to the top', () => {
    const merged = mergeConversationPage(
      conversations([1, 2, 3, 4], 'd'),
      conversations([4, 1], 'b'),
      {
        args: {},
        readField,
      },
    );
    expect(merged.items.map(idOf)).toEqual([4, 1, 2, 3]);
    expect(merged.pageInfo.endCursor).toBe('d');
  });

  it('treat a response without a next page as the whole list', () => {
    const merged = mergeConversationPage(
      conversations([1, 2, 3], null),
      conversations([3, 1], null),
      {
        args: {},
        readField,
      },
    );
    expect(merged.items.map(idOf)).toEqual([3, 1]);
  });
});
