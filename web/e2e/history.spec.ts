import { Messages } from './support/messages';
import { OLIVIA } from './support/people';
import { expect, test } from './support/test';

test('older messages load while scrolling up, and the visible text stays in place', async ({
  open,
}) => {
  const olivia = new Messages(await open(OLIVIA, { at: '/messages' }));
  await olivia.openConversationWith('Omar Haddad');
  const bubbles = olivia.log.getByRole('time');
  const atFirst = await bubbles.count();
  expect(atFirst).toBeLessThan(60);
  expect(await distanceFromEnd(olivia)).toBeLessThan(2);

  for (let page = 0; page < 2; page++) {
    const before = await bubbles.count();
    const moved = await olivia.log.evaluate(scrollUpAndWatch);
    expect(await bubbles.count()).toBeGreaterThan(before);
    expect(moved, 'pixels that the visible text has moved').toBeLessThan(2);
  }
  const whole = async () => {
    await olivia.log.evaluate((log) => {
      log.scrollTop = 0;
    });
    return olivia.log.getByRole('button', { name: 'Earlier messages' }).count();
  };
  await expect.poll(whole).toBe(0);
  const total = await bubbles.count();
  expect(total).toBeGreaterThanOrEqual(121);
  expect(await olivia.log.getByText('Are you choosing your weeks tonight?').count()).toBe(1);
});

function distanceFromEnd({ log }: Messages): Promise<number> {
  return log.evaluate((element) =>
    Math.round(element.scrollHeight - element.clientHeight - element.scrollTop),
  );
}

/**
 * Scrolls near the top, waits for older messages, and returns how far the visible text has moved.
 */
async function scrollUpAndWatch(log: Element): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = () => [...log.querySelectorAll('time')];
  log.scrollTop = 150;
  const frame = log.getBoundingClientRect();
  const read = times().find((time) => time.getBoundingClientRect().top > frame.top + 100);
  if (!read) throw new Error('There is nothing to read.');
  const place = read.getBoundingClientRect().top;
  const count = times().length;
  let moved = 0;
  for (let frames = 0, after = 0; frames < 600 && after < 10; frames++) {
    await nextFrame();
    moved = Math.max(moved, Math.abs(read.getBoundingClientRect().top - place));
    if (times().length > count) after += 1;
  }
  return moved;
}
