import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns true if a promise resolves within so many ms, and false if it rejects. Waits in two
 * halves: a process that was itself busy for that long still receives in the second half what has
 * arrived.
 */
export async function isInTime(answer: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const answered = answer.then(
    () => true,
    () => false,
  );
  const half = () => sleep(patienceMs / 2, null, { ref: false });
  const inFirstHalf = await Promise.race([answered, half()]);
  const inTime = inFirstHalf ?? (await Promise.race([answered, half()]));
  return inTime ?? false;
}
