import { act, screen } from '@testing-library/react';
import { FakeSwaps, renderSwaps } from './test/render-swaps';
import { useSwapsWaiting } from './use-swaps-waiting';

function Waiting() {
  return <output>{useSwapsWaiting()} wait</output>;
}

it('follows the server’s count with each change to a swap, asked for or found', async () => {
  const server = new FakeSwaps();
  server.waiting = 1;
  const { publishChange, publishFound } = renderSwaps(server, {}, <Waiting />);
  expect(await screen.findByText('1 wait')).toBeVisible();
  server.waiting = 2;
  act(() => void publishChange());
  expect(await screen.findByText('2 wait')).toBeVisible();
  server.waiting = 3;
  act(() => void publishFound('OPEN'));
  expect(await screen.findByText('3 wait')).toBeVisible();
});
