import type { EarlyRequest } from '../../lib/network/early-answers';

/**
 * The first script’s requests if someone was signed in. `link` is the kind of the links to
 * what it loads; `data-path` names the page that alone needs it.
 */
export interface EarlyPlan {
  signedInKey: string;
  signedOutKey: string;
  /** When an administrator's view as another user ends. */
  viewingKey: string;
  link: string;
  always: readonly EarlyRequest[];
  /** Not while an administrator views as another user, for whom it is refused. */
  outsideView: readonly EarlyRequest[];
  /** Everywhere but in the administrators' panel, which would never read the answers. */
  outsidePanel: readonly EarlyRequest[];
  byPath: Readonly<Record<string, readonly EarlyRequest[]>>;
}

/**
 * Shows the frame of a signed-in user's page, and loads its files and first answers, while the app
 * itself is still loading. The boot script contains its text, so that it uses nothing but its argument and the browser.
 */
export function askEarly(plan: EarlyPlan): void {
  const { link, always, outsideView, outsidePanel, byPath } = plan;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (stored(plan.signedInKey) === null || stored(plan.signedOutKey) !== null) return;
  document.documentElement.dataset.signedIn = location.pathname;
  for (const each of document.querySelectorAll<HTMLLinkElement>(`link[rel="${link}"]`)) {
    const { path } = each.dataset;
    if (!path || path === location.pathname) each.rel = 'modulepreload';
  }
  const isPanel = /^\/admin\b/.test(location.pathname);
  const ofPage = [...(isPanel ? [] : outsidePanel), ...(byPath[location.pathname] ?? [])];
  const isViewing = (stored(plan.viewingKey) ?? '') > new Date().toISOString();
  const requests = [...always, ...(isViewing ? [] : [...outsideView, ...ofPage])];
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
