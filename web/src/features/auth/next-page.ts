import { useLocation, useSearchParams } from 'react-router-dom';

/** The pages that lead to a session, never to go on to. */
const SIGN_IN_PAGES = [
  '/login',
  '/register',
  '/verify-otp',
  '/forgot-password',
  '/reset-password',
  '/restore-email',
  '/invitation',
];

/** Where a user goes if no page was asked for (spec §4). */
const HOME = '/';

/**
 * Returns the path of a page in this app; home for an address of another origin, which a foreign
 * link may carry, and for sign-in pages.
 */
export function ownPage(address: string | null): string {
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  if (!address || !/^\/(?![/\\])[^\\\s]*$/.test(address)) return HOME;
  const { origin } = window.location;
  const url = new URL(address, origin);
  const isForeign = url.origin !== origin || url.pathname.startsWith('//');
  if (isForeign || SIGN_IN_PAGES.includes(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The page that the address carries to go on to. */
export function useCarriedPage(): string {
  const [search] = useSearchParams();
  return ownPage(search.get('next'));
}

/**
 * The page to go on to after signing in: the one that a sign-in page's address carries, and any
 * other address itself, in whose place the sign-in page shows (spec §2 'Signed out').
 */
export function useNextPage(): string {
  const { pathname, search, hash } = useLocation();
  const carried = useCarriedPage();
  return SIGN_IN_PAGES.includes(pathname) ? carried : ownPage(pathname + search + hash);
}

/** Adds to the path of an account page where to go on to. */
export function withNext(path: string, next: string): string {
  if (next === HOME || next === path) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`;
}
