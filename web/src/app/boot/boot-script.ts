import { STORAGE_KEYS } from '../../features/auth/constants';
import type { EarlyRequest } from '../../lib/network/early-answers';
import { themeBootScript } from '../../ui/theme/apply-theme';
import { askEarly, type EarlyPlan } from './ask-early';

/** Marks the links to the files of signed-in pages, until it is known that they are needed. */
export const SIGNED_IN_LINK = 'signed-in';

/** The chunk that all signed-in pages begin with. */
export const SIGNED_IN_CHUNK = 'signed-in';

/** The chunk of a page, by its path. */
export const CHUNK_OF_PATH: Readonly<Record<string, string>> = {
  '/calendar': 'CalendarRoute',
  '/messages': 'MessagesRoute',
  '/rotation': 'RotationRoute',
  '/draft': 'DraftRoute',
  '/swaps': 'SwapsScreen',
  '/documents': 'DocumentsRoute',
  '/costs': 'CostsRoute',
};

/** Queries that every signed-in page asks at once besides that of the session, by name. */
const OUTSIDE_VIEW = [['MyWaiting'], ['MailboxCounts']] as const;
const OUTSIDE_PANEL = [['PropertyChoice']] as const;
const BY_PATH = {
  '/': [['Home']],
  '/messages': [
    ['UnreadConversations', { first: 20 }],
    ['Conversations', { first: 20 }],
    ['Talks'],
  ],
} as const;

type Operation = readonly [name: string, variables?: Record<string, unknown>];

/**
 * Returns the classic script that runs before the first paint: it applies the theme, and asks early
 * for what a signed-in user is about to see. `operations` are the texts by their hashes.
 */
export function bootScript(operations: Readonly<Record<string, string>>): string {
  const requestOf = ([operationName, variables = {}]: Operation): EarlyRequest => {
    const found = Object.entries(operations).find(([, text]) =>
      new RegExp(`^query ${operationName}\\b`).test(text),
    );
    if (!found) throw new Error(`There is no query ${operationName}.`);
    const persistedQuery = { version: 1, sha256Hash: found[0] } as const;
    return { operationName, variables, extensions: { persistedQuery } };
  };
  // A server of another release must understand it, too.
  const session = requestOf(['CurrentUser']);
  session.query = operations[session.extensions.persistedQuery.sha256Hash] ?? '';
  const plan: EarlyPlan = {
    signedInKey: STORAGE_KEYS.signedIn,
    signedOutKey: STORAGE_KEYS.forceLogout,
    viewingKey: STORAGE_KEYS.viewingUntil,
    link: SIGNED_IN_LINK,
    always: [session],
    outsideView: OUTSIDE_VIEW.map(requestOf),
    outsidePanel: OUTSIDE_PANEL.map(requestOf),
    byPath: Object.fromEntries(
      Object.entries(BY_PATH).map(([path, wanted]) => [path, wanted.map(requestOf)]),
    ),
  };
  return `${themeBootScript()}(${askEarly})(${JSON.stringify(plan)});\n`;
}
