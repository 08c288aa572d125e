import type { EarlyRequest } from '../../lib/network/early-answers';

/**
 * What the first script asks for where someone was signed in. `link` is the kind of the links to
 * what it loads; `data-path` names the page that alone needs it.
 */
export interface EarlyPlan {
  signedInKey: string;
  signedOutKey: string;
  /** Until when an administrator views as another user, for whom no more than `session` is answered. */
  viewingKey: string;
  link: string;
  session: EarlyRequest;
  always: readonly EarlyRequest[];
  /** Everywhere but in the administrators' panel, which would never read the answers. */
  outsidePanel: readonly EarlyRequest[];
  byPath: Readonly<Record<string, readonly EarlyRequest[]>>;
}

/**
 * Shows the frame of a signed-in user's page, and loads its files and first answers, while the app
 * itself is still loading. The boot script contains its text, so that it uses nothing but its argument and the browser.
 */
export function askEarly(plan: EarlyPlan): void {
  const { signedInKey, signedOutKey, viewingKey, link, session, always, outsidePanel, byPath } =
    plan;
  let isViewing = false;
  try {
    if (localStorage.getItem(signedInKey) === null) return;
    if (localStorage.getItem(signedOutKey) !== null) return;
    isViewing = (localStorage.getItem(viewingKey) ?? '') > new Date().toISOString();
  } catch {
    return;
  }
  document.documentElement.dataset.signedIn = location.pathname;
  for (const each of document.querySelectorAll<HTMLLinkElement>(`link[rel="${link}"]`)) {
    const { path } = each.dataset;
    if (!path || path === location.pathname) each.rel = 'modulepreload';
  }
  const isPanel = /^\/admin\b/.test(location.pathname);
  const ofPage = [...(isPanel ? [] : outsidePanel), ...(byPath[location.pathname] ?? [])];
  const requests = [session, ...(isViewing ? [] : [...always, ...ofPage])];
  window.earlyAnswers = requests.map((request) => {
    const answer = fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(15_000),
    });
    // A failure is that of the request that takes the answer.
    answer.catch(() => undefined);
    return { request, answer };
  });
}
