import { createTaskQueue } from './task-queue';

test('tasks of one client leave room for others', async () => {
  const run = createTaskQueue({ atOnce: 2, waiting: 20, perClient: 2 });
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const greedy = [1, 2].map(() => run(() => slow, 'greedy'));
  await expect(run(() => slow, 'greedy')).rejects.toThrow('Fairweek is very busy.');
  const other = run(async () => 'in turn', 'other');
  finish();
  expect(await other).toBe('in turn');
  await Promise.all(greedy);
  await expect(run(async () => 'again', 'greedy')).resolves.toBe('again');
});

test('a task that fails frees its place as well', async () => {
  const run = createTaskQueue({ atOnce: 1, waiting: 20, perClient: 1 });
  const fail = () => run(() => Promise.reject(new Error('No.')), 'one');
  await expect(fail()).rejects.toThrow('No.');
  await expect(fail()).rejects.toThrow('No.');
});
