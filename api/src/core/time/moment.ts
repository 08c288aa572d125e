/** A moment, by both clocks of this process. */
export interface Moment {
  steady: number;
  wall: number;
}

/** Returns the present moment. */
export const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() });

/**
 * Returns how many ms ago a moment was, by the clock that says more: one can be set back, and the
 * other stops while the computer sleeps.
 */
export const msSince = ({ steady, wall }: Moment): number =>
  Math.max(performance.now() - steady, Date.now() - wall);
