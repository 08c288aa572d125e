import { lazyScreen } from './lazy-screen';
import { preloadScreen } from './screens';
import { WaitingFrame } from './WaitingPage';

/** Everything around the screens of a signed-in person, which the sign-in page does without. */
export const SignedInRoutes = lazyScreen(
  async () => (await import('./SignedInRoutes')).SignedInRoutes,
  WaitingFrame,
);

/** Fetches what a signed-in person is about to see at this path. */
export function preloadPage(pathname: string): void {
  SignedInRoutes.preload();
  preloadScreen(pathname);
}
