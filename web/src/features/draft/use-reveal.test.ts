import { act, renderHook } from '@testing-library/react';
import type { Draft } from './room/room';
import { entry, fakeDraft, picked } from './test/fake-draft';
import { useReveal } from './use-reveal';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const opened = () => fakeDraft({ log: [entry(1, 'OPENED')] });

function play(before: Draft, after: Draft) {
  const { result, rerender } = renderHook(({ draft }) => useReveal(draft), {
    initialProps: { draft: before },
  });
  act(() => jest.advanceTimersByTime(0));
  rerender({ draft: after });
  return {
    result,
    weeks: () => result.current.draft?.log.flatMap(({ week }) => week ?? []),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

const withPicks = (before: Draft, weeks: number[], shares = [5, 8, 3, 9]): Draft => {
  const log = [
    ...before.log,
    ...weeks.map((week, index) => picked(index + 2, shares[index] ?? 5, week)),
  ];
  return { ...before, log, seq: log.length };
};

it('plays picks that arrived together one after the other', () => {
  const before = opened();
  const { result, weeks, wait } = play(before, withPicks(before, [30, 31, 32, 33]));
  expect(weeks()).toEqual([]);
  wait(0);
  expect(weeks()).toEqual([30]);
  expect(result.current.news).toMatchObject({ entry: { week: 30 }, more: 3 });
  wait(1_200);
  expect(weeks()).toEqual([30, 31]);
  wait(1_200);
  wait(1_200);
  expect(weeks()).toEqual([30, 31, 32, 33]);
  expect(result.current.news).toMatchObject({ entry: { week: 33 }, more: 0 });
  wait(6_000);
  expect(result.current.news.entry).toBeUndefined();
});

it('can be skipped', () => {
  const before = opened();
  const { result, weeks, wait } = play(before, withPicks(before, [30, 31, 32, 33]));
  wait(0);
  act(() => result.current.news.skip());
  expect(weeks()).toEqual([30, 31, 32, 33]);
});

it('shows a single pick at once', () => {
  const before = opened();
  const { weeks } = play(before, withPicks(before, [30]));
  expect(weeks()).toEqual([30]);
});

it('never delays the user’s own turn, but plays the news', () => {
  const before = opened();
  // After shares 5 and 8 it is the turn of share 3, which is Olivia’s.
  const { result, weeks, wait } = play(before, withPicks(before, [30, 31]));
  expect(weeks()).toEqual([30, 31]);
  wait(0);
  expect(result.current.news.entry).toMatchObject({ week: 30 });
});

it('plays nothing where motion is reduced', () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('reduced-motion') });
  const before = opened();
  const { weeks } = play(before, withPicks(before, [30, 31, 32, 33]));
  expect(weeks()).toEqual([30, 31, 32, 33]);
  globalThis.matchMedia = matchMedia;
});
