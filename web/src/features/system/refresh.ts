/** Reads again every ten seconds, while the page is visible. */
export const REFRESHED = {
  pollInterval: 10_000,
  skipPollAttempt: () => document.visibilityState === 'hidden',
};
