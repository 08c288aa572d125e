/** Digits of a one-time code (spec §9). */
export const CODE_LENGTH = 6;

/** Validity of a one-time code, in seconds (spec §9). */
export const CODE_SECONDS = 600;

/** Time before a new code can be requested, in seconds (spec §9). */
export const RESEND_SECONDS = 60;

/** Maximum number of wrong guesses per code. */
export const MAX_WRONG_TRIES = 5;

/** Validity of a reset link, in seconds (spec §9). */
export const RESET_SECONDS = 3600;
