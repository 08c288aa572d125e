import { render, screen } from '@testing-library/react';
import { lazyScreen } from './lazy-screen';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('a screen that is loaded on display shows a loading state', async () => {
  const Lazy = lazyScreen(async () => Greeting);
  render(<Lazy name="Olivia" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByText('Hello, Olivia')).toBeVisible();
});

test('a preloaded screen shows at once, and is loaded only once', async () => {
  const load = jest.fn(async () => Greeting);
  const Lazy = lazyScreen(load);
  await Lazy.preload();
  render(<Lazy name="Omar" />);
  expect(screen.getByText('Hello, Omar')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that cannot be loaded shows an error, and is loaded again the next time', async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Lazy = lazyScreen(load);
  const { unmount } = render(<Lazy name="Uma" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  unmount();
  render(<Lazy name="Uma" />);
  expect(await screen.findByText('Hello, Uma')).toBeVisible();
});
