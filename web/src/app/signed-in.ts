import { preloadScreen } from './routes/screens';
import { lazyScreen } from './shell/lazy-screen';
import { WaitingFrame } from './shell/WaitingPage';

/** The routes of a signed-in user, which the sign-in page does not load. */
export const SignedInRoutes = lazyScreen(
  async () => (await import('./routes/SignedInRoutes')).SignedInRoutes,
  WaitingFrame,
);

/** Loads what a signed-in user is about to see at this path. */
export function preloadPage(pathname: string): void {
  SignedInRoutes.preload();
  preloadScreen(pathname);
}
