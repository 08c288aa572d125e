/** Time without pointer or key after which requests are no longer the person's doing, in ms. */
const AWAY_AFTER_MS = 60_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches whether someone uses the page. The headers that it returns mark requests as unattended
 * once the person has been away for a minute: what live events read again does not keep
 * administrator rights.
 */
export function watchAttention(): () => Record<string, string> {
  let lastSeen = Date.now();
  const see = () => {
    lastSeen = Date.now();
  };
  for (const sign of SIGNS) window.addEventListener(sign, see, { capture: true, passive: true });
  return (): Record<string, string> =>
    Date.now() - lastSeen < AWAY_AFTER_MS ? {} : { 'fairweek-unattended': '1' };
}
