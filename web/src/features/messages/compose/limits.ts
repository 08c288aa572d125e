/** Page size of a conversation's messages. */
export const THREAD_PAGE = 30;

/** Page size of a mailbox tab and of the conversation list. */
export const LIST_PAGE = 20;

/** Number of people that the search suggests (spec §5). */
export const MAX_SEARCH_RESULTS = 3;

/** How long 'is typing' stays visible after the last typing event, in ms. */
export const TYPING_SHOWN_MS = 4_000;

/** Minimum interval between two typing notifications, in ms. */
export const TYPING_SENT_EVERY_MS = 2_500;

/** The id of a conversation without messages (spec §4). */
export const NEW_CONVERSATION_ID = '-1';
