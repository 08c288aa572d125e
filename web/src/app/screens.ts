import { lazyScreen } from './lazy-screen';
import { WaitingFrame } from './WaitingPage';

/** Everything around the screens of a signed-in person, which the sign-in page does without. */
export const SignedInRoutes = lazyScreen(
  async () => (await import('./SignedInRoutes')).SignedInRoutes,
  WaitingFrame,
);
export const HomeScreen = lazyScreen(
  async () => (await import('../features/home/HomeScreen')).HomeScreen,
);
export const MessagesScreen = lazyScreen(
  async () => (await import('../features/messages/MessagesScreen')).MessagesScreen,
);

const byPath = new Map([
  ['/', HomeScreen.preload],
  ['/messages', MessagesScreen.preload],
]);

/** Fetches what a signed-in person is about to see at this path. */
export function preloadScreen(pathname: string): void {
  SignedInRoutes.preload();
  byPath.get(pathname)?.();
}
