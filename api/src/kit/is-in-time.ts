import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether an answer comes within so many ms; one that fails does not. It waits in two halves: a
 * process that was itself busy for so long hears in the second one what has arrived by then.
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
