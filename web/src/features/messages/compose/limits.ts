/** Longest message in characters, as the server enforces it. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** From here on the composer counts down what is left. */
export const COUNTER_FROM = MAX_MESSAGE_LENGTH - 500;

/** Messages of a conversation in one request. */
export const THREAD_PAGE = 30;

/** Rows of a mailbox tab or the conversation list in one request. */
export const LIST_PAGE = 20;

/** People offered by the search (spec §5). */
export const MAX_SEARCH_RESULTS = 3;

/** How long 'is typing' shows after the last sign of it, in ms. */
export const TYPING_SHOWN_MS = 4_000;

/** The least time between two typing signals of one's own, in ms. */
export const TYPING_SENT_EVERY_MS = 2_500;

/** Conversation id of a conversation that has no message yet (spec §4). */
export const NEW_CONVERSATION_ID = '-1';
