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
  expect(over).toBe(501);
  const late = wait();
  await slowDown(50);
  expect(over).toBe(501);
  await late;
});
