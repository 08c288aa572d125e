/** @jest-environment jsdom */
// With modules of its own: in those that files share, work of earlier ones may still go on.
import { act } from '@testing-library/react';
import { beginWork, trackWork, workLater } from './quiet';

const { dataset } = document.documentElement;

/** An animation of this length, infinite or not, that the page runs until `end` is called. */
function animate(endTime: number) {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const animation = {
    playState: 'running',
    finished,
    effect: { getComputedTiming: () => ({ endTime }) },
  };
  const running: unknown[] = [animation];
  Object.assign(document, { getAnimations: () => running });
  return () => {
    running.pop();
    end();
  };
}

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  Reflect.deleteProperty(document, 'getAnimations');
  jest.useRealTimers();
});

test('the page is quiet once all work has ended and its result is drawn', () => {
  const [endFirst, endSecond] = [beginWork('first'), beginWork('second')];
  expect(dataset).toMatchObject({ busy: 'first, second' });
  expect(dataset.quiet).toBeUndefined();
  endFirst();
  jest.advanceTimersByTime(1_000);
  expect(dataset).toMatchObject({ busy: 'second' });
  endSecond();
  expect(dataset.quiet).toBeUndefined();
  jest.advanceTimersByTime(20);
  expect(dataset.quiet).toBe('');
  expect(dataset.busy).toBeUndefined();
});

test('work that begins before the result is drawn keeps the page busy', () => {
  beginWork('request')();
  const end = beginWork('another');
  jest.advanceTimersByTime(1_000);
  expect(dataset.quiet).toBeUndefined();
  end();
  jest.advanceTimersByTime(20);
  expect(dataset.quiet).toBe('');
});

test('the pause before work counts, and cancelled work has ended', () => {
  const run = jest.fn(() => expect(dataset.quiet).toBeUndefined());
  workLater('typing', 250, run);
  const cancel = workLater('typing', 500, () => {
    throw new Error('This was cancelled.');
  });
  cancel();
  jest.advanceTimersByTime(249);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(dataset.quiet).toBe('');
});

test('failed work has ended, too, and its failure is that of the caller', async () => {
  const work = trackWork('request', Promise.reject(new Error('no network')));
  await expect(work).rejects.toThrow('no network');
  jest.advanceTimersByTime(20);
  expect(dataset.quiet).toBe('');
});

test('an animation that ends is waited for; a pulse is not', async () => {
  const end = animate(300);
  beginWork('request')();
  jest.advanceTimersByTime(20);
  expect(dataset).toMatchObject({ busy: 'animation' });
  await act(async () => end());
  jest.advanceTimersByTime(20);
  expect(dataset.quiet).toBe('');

  animate(Number.POSITIVE_INFINITY);
  beginWork('request')();
  jest.advanceTimersByTime(20);
  expect(dataset.quiet).toBe('');
});
