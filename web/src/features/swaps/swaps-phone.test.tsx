import { screen, within } from '@testing-library/react';
import { aSwap, FakeSwaps, renderSwaps, section, YEAR } from './test/render-swaps';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

it('shows on a phone what waits for me first, then what is mine, then others’ weeks', async () => {
  renderSwaps(Object.assign(new FakeSwaps(), { swaps: [aSwap()] }));
  await section('Awaiting my answer');
  const order = ['Awaiting my answer', 'My weeks', 'Open to swap'];
  expect(titles().filter((title) => order.includes(title ?? ''))).toEqual(order);
  // An empty list has no section.
  expect(titles()).not.toContain('Requested by me');
});

it('folds the year and long lists on a phone', async () => {
  const stays = [10, 14, 18, 22];
  const { user } = renderSwaps(Object.assign(new FakeSwaps(), { stays }));
  const mine = within(await section('My weeks'));
  expect(mine.getAllByRole('listitem')).toHaveLength(3);
  await user.click(mine.getByRole('button', { name: 'Show all 4' }));
  expect(mine.getAllByRole('listitem')).toHaveLength(4);
  const fold = screen.getByText('Show all weeks of the year');
  expect(fold.parentElement).not.toHaveAttribute('open');
  await user.click(fold);
  expect(await screen.findByRole('group', { name: `Weeks of ${YEAR}` })).toBeVisible();
});
