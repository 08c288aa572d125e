import { setTimeout as sleep } from 'node:timers/promises';
import { slowDown } from './slow-down';

test('a limited number of requests wait: beyond that, one continues at once', async () => {
  let over = 0;
  const wait = async () => {
    await slowDown(300);
    over += 1;
  };
  const waiting = Array.from({ length: 500 }, wait);
  await wait();
  expect(over).toBe(1);
  await Promise.all(waiting);
  const late = wait();
  expect(await Promise.race([late.then(() => 'over'), sleep(50, 'waiting')])).toBe('waiting');
  await late;
});
