import { Refused } from '../network/request';
import { whenAllowed } from './when-allowed';

const tooMany = (retryAfter?: number) =>
  new Refused([
    { message: 'Too many requests.', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter } },
  ]);

/** Work that is refused so many times, and how long it waited each time. */
function work(refusal: Error, times: number) {
  const pauses: number[] = [];
  let left = times;
  const done = whenAllowed(
    async () => {
      left -= 1;
      if (left >= 0) throw refusal;
      return 'done';
    },
    async (milliseconds) => pauses.push(milliseconds) > 0,
  );
  return { done, pauses };
}

test('work is done again after each pause that the server asks for', async () => {
  const { done, pauses } = work(tooMany(20), 2);
  expect(await done).toBe('done');
  expect(pauses).toEqual([20_000, 20_000]);
});

test.each([
  ['asks for no pause', tooMany(), 0],
  ['asks for a longer pause than anyone waits', tooMany(600), 0],
  ['refuses for another reason', new Refused([{ message: 'No.' }]), 0],
  ['never stops to ask for a pause', tooMany(20), 3],
])('work is refused if the server %s', async (_, refusal, pausesTaken) => {
  const { done, pauses } = work(refusal, 10);
  await expect(done).rejects.toBe(refusal);
  expect(pauses).toHaveLength(pausesTaken);
});
