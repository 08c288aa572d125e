/** Reads again every ten seconds, while the page is visible. */
export const REFRESHED = {
  pollInterval: 10_000,
  skipPollAttempt: () => document.visibilityState === 'hidden',
};

/** Changes that time alone causes, such as an overdue draft, appear within a minute. */
export const EVERY_MINUTE = { ...REFRESHED, pollInterval: 60_000 };
