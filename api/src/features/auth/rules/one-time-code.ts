/** Digits of a one-time code (spec §9). */
export const CODE_LENGTH = 6;

/** How long a one-time code opens, in seconds (spec §9). */
export const CODE_SECONDS = 600;

/** How long to wait before a new code may be asked for, in seconds (spec §9). */
export const RESEND_SECONDS = 60;

/** Wrong guesses that one code bears. */
export const MAX_WRONG_TRIES = 5;

/** How long a reset link opens, in seconds (spec §9). */
export const RESET_SECONDS = 3600;
