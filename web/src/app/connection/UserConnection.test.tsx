import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Session, SessionContext } from '../../features/auth/session/session';
import { olivia } from '../../features/auth/test-page';
import { ANSWERING } from '../test/answering';
import { UserConnection } from './UserConnection';

const TYPES = ['online', 'offline', 'visibilitychange', 'pointerdown', 'keydown', 'wheel'];

/** Counts the listeners of the page and of the connection that are not removed yet. */
function countListeners() {
  let count = 0;
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    jest.spyOn(target, 'addEventListener').mockImplementation((...given: unknown[]) => {
      if (TYPES.includes(String(given[0]))) count += 1;
      Reflect.apply(addEventListener, target, given);
    });
    jest.spyOn(target, 'removeEventListener').mockImplementation((...given: unknown[]) => {
      if (TYPES.includes(String(given[0]))) count -= 1;
      Reflect.apply(removeEventListener, target, given);
    });
  }
  const subscribe = () => {
    count += 1;
    return () => {
      count -= 1;
    };
  };
  return { connection: { ...ANSWERING, subscribe }, listeners: () => count };
}

const session: Session = {
  ...{ status: 'ready', user: olivia, generation: 0 },
  ...{ signIn: () => {}, logout: () => {}, refresh: async () => olivia },
};

beforeAll(() => {
  Object.assign(globalThis, { WebSocket: class {} });
});
afterEach(() => jest.restoreAllMocks());

test('the connection of a user listens once, and leaves no listener to the next user', () => {
  const { connection, listeners } = countListeners();
  const app = (userId: string) => (
    <StrictMode>
      <SessionContext value={session}>
        <UserConnection key={userId} connection={connection}>
          {() => userId}
        </UserConnection>
      </SessionContext>
    </StrictMode>
  );
  const before = listeners();
  const { rerender, unmount } = render(app('3'));
  const while3 = listeners() - before;
  expect(while3).toBe(6);
  rerender(app('4'));
  expect(screen.getByText('4')).toBeVisible();
  expect(listeners() - before).toBe(while3);
  unmount();
  expect(listeners()).toBe(before);
});
