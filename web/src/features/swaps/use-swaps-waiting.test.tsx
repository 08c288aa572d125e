import { act, screen } from '@testing-library/react';
import { aSwap, FakeSwaps, renderSwaps } from './test/render-swaps';
import { useSwapsWaiting } from './use-swaps-waiting';

function Waiting() {
  return <output>{useSwapsWaiting()} wait</output>;
}

it('counts the swaps awaiting my answer live, without those that I accepted or requested', async () => {
  const server = new FakeSwaps();
  server.swaps = [
    aSwap(),
    aSwap({ id: '2', acceptedAt: new Date().toISOString() }),
    aSwap({ id: '3', role: 'REQUESTER' }),
  ];
  const { publishChange } = renderSwaps(server, {}, <Waiting />);
  expect(await screen.findByText('1 wait')).toBeVisible();
  server.swaps = [aSwap(), aSwap({ id: '4' })];
  act(() => void publishChange());
  expect(await screen.findByText('2 wait')).toBeVisible();
});
