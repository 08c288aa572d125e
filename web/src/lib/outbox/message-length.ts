/** Maximum message length in characters; the server enforces the same limit. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** Remaining characters at which the composer starts to show a counter. */
export const COUNTER_FROM = MAX_MESSAGE_LENGTH - 500;
