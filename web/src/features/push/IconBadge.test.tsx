import { act, waitFor } from '@testing-library/react';
import { renderOnServer } from '../../lib/test/render-data';
import { IconBadge } from './IconBadge';

const { matchMedia } = globalThis;

afterEach(() => {
  globalThis.matchMedia = matchMedia;
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

it('shows on the icon what waits, again with each swap that was found', async () => {
  const shown: number[] = [];
  const setAppBadge = async (count: number) => void shown.push(count);
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
  globalThis.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('standalone') });
  let waiting = 2;
  const { publish } = renderOnServer(<IconBadge />, {
    waitingCount: () => ({ waitingCount: waiting }),
  });
  await waitFor(() => expect(shown).toEqual([2]));
  waiting = 3;
  const myExchangeEvents = { exchangeId: '1', status: 'OPEN' };
  act(() => void publish('myExchangeEvents', { myExchangeEvents }));
  await waitFor(() => expect(shown).toEqual([2, 3]));
});
