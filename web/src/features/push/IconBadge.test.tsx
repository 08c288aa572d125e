import { act, screen, waitFor } from '@testing-library/react';
import { renderOnServer } from '../../lib/test/render-data';
import { IconBadge } from './IconBadge';
import { MyWaitingContext, useMyWaiting, waitingCount } from './use-my-waiting';

const { matchMedia } = globalThis;

afterEach(() => {
  globalThis.matchMedia = matchMedia;
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

/** As the shell shows it. */
function Navigation() {
  const waiting = useMyWaiting();
  return (
    <MyWaitingContext value={waiting}>
      <output>{waitingCount(waiting, 'SWAPS')} swaps</output>
      <IconBadge />
    </MyWaitingContext>
  );
}

it('shows one list on the icon and in the navigation, again with each swap', async () => {
  const shown: number[] = [];
  const setAppBadge = async (count: number) => void shown.push(count);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  globalThis.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('standalone') });
  const item = (kind: string, count: number) => ({
    ...{ __typename: 'WaitingItem', kind, subjectId: null, count, propertyName: null },
    ...{ timeZone: null, until: null, who: null, isCounter: null, give: null, get: null },
    ...{ agreedCount: null, ownerCount: null },
  });
  const waiting = [item('MESSAGES', 2), item('SWAPS', 1)];
  const { publish } = renderOnServer(<Navigation />, {
    myWaiting: () => ({ myWaiting: [...waiting] }),
  });
  await waitFor(() => expect(shown).toEqual([3]));
  expect(screen.getByText('1 swaps')).toBeVisible();
  waiting.push(item('SWAPS', 1));
  act(
    () =>
      void publish('myExchangeEvents', { myExchangeEvents: { exchangeId: '1', status: 'OPEN' } }),
  );
  await waitFor(() => expect(shown).toEqual([3, 4]));
  expect(screen.getByText('2 swaps')).toBeVisible();
  waiting.push(item('SWAPS', 1));
  act(() => void publish('mySwapEvents', { mySwapEvents: { swapId: '1', status: 'PENDING' } }));
  expect(await screen.findByText('3 swaps')).toBeVisible();
});
