/** Time without pointer or key after which requests are no longer the person's doing, in ms. */
const AWAY_AFTER_MS = 60_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether someone uses the page. */
export interface Attention {
  /**
   * Marks requests as unattended once the person has been away for a minute: what live events read
   * again does not keep administrator rights.
   */
  headers(): Record<string, string>;
  /** Watches the page until the returned function is called. */
  listen(): () => void;
}

/** Creates what watches whether someone uses the page. */
export function createAttention(): Attention {
  let lastSeen = Date.now();
  const see = () => {
    lastSeen = Date.now();
  };
  return {
    headers: (): Record<string, string> =>
      Date.now() - lastSeen < AWAY_AFTER_MS ? {} : { 'fairweek-unattended': '1' },
    listen() {
      const options = { capture: true, passive: true };
      for (const sign of SIGNS) window.addEventListener(sign, see, options);
      return () => {
        for (const sign of SIGNS) window.removeEventListener(sign, see, options);
      };
    },
  };
}
