import { NEW_PROPERTY_PATH, panelPath } from '../../lib/address/paths';
import { NEW_RECORD } from '../../lib/address/use-open-record';
import { fold } from '../../lib/text/fold';
import type { IconName } from './ResultIcon';

/** Where one can go or what one can do, found by its label or any of its other words. */
export interface Place {
  label: string;
  mark: IconName;
  /** An address, or what it does. */
  to: string | (() => void);
  words?: string;
  /** Synonyms: they find the place itself, too. */
  also?: readonly string[];
}

/** The commands of an administrator that need no object. */
export const ACTIONS: readonly Place[] = [
  {
    label: 'Add user',
    mark: 'addUser',
    to: panelPath('users', { user: NEW_RECORD }),
    words: 'create new person',
  },
  {
    label: 'Invite users',
    mark: 'invite',
    to: panelPath('users', { access: 'WITHOUT' }),
    words: 'invitation without password remind',
  },
  {
    label: 'View as a user',
    mark: 'users',
    to: panelPath('users'),
    words: 'impersonate',
  },
  {
    label: 'Add property',
    mark: 'addProperty',
    to: panelPath('properties'),
    words: 'create new house home',
  },
  {
    label: 'Set up a property',
    mark: 'setUp',
    to: NEW_PROPERTY_PATH,
    words: 'take on new house home steps onboard',
  },
  {
    label: 'Create week swap',
    mark: 'swap',
    to: panelPath('swaps', { swap: NEW_RECORD }),
    words: 'add new',
  },
  {
    label: 'Import shares',
    mark: 'import',
    to: panelPath('shares', { import: 'new' }),
    words: 'csv upload',
  },
  {
    label: 'Plan drafts',
    mark: 'plan',
    to: panelPath('drafts', { plan: new Date().getFullYear() + 1 }),
    words: 'new year many',
  },
];

/** The pages of an administrator that need no object. */
export const PAGES: readonly Place[] = [
  { label: 'Analytics', mark: 'analytics', to: panelPath('analytics'), words: 'figures' },
  {
    label: 'Reports',
    mark: 'reports',
    to: panelPath('reports'),
    words: 'pdf csv',
    also: ['export', 'download'],
  },
  { label: 'Special Requests', mark: 'requests', to: panelPath('requests') },
  { label: 'Share Management', mark: 'shares', to: panelPath('shares'), words: 'owners assign' },
  { label: 'Properties', mark: 'properties', to: panelPath('properties'), words: 'houses homes' },
  { label: 'Users', mark: 'users', to: panelPath('users'), words: 'people owners guests' },
  { label: 'Week Swaps', mark: 'swaps', to: panelPath('swaps') },
  { label: 'Drafts', mark: 'drafts', to: panelPath('drafts'), words: 'all stalled company' },
  { label: 'Audit Log', mark: 'audit', to: panelPath('audit'), words: 'history' },
  {
    label: 'System',
    mark: 'system',
    to: panelPath('system'),
    words: 'security status',
    also: ['back up', 'backup'],
  },
  { label: 'Mail', mark: 'mail', to: panelPath('mail'), words: 'failed email' },
  {
    label: 'Account and security',
    mark: 'account',
    to: '/account',
    words: 'password two-step devices notifications',
    also: ['settings'],
  },
  { label: 'Home', mark: 'home', to: '/', words: 'dashboard' },
  { label: 'Calendar', mark: 'calendar', to: '/calendar', words: 'weeks' },
  { label: 'Rotation', mark: 'rotation', to: '/rotation' },
  { label: 'Draft', mark: 'draft', to: '/draft' },
  { label: 'Documents', mark: 'documents', to: '/documents' },
  { label: 'Messages', mark: 'messages', to: '/messages' },
];

/** Shorter words would mean too many others. */
const MIN_SWAPPED_LETTERS = 4;

/** A word, and the same with each two letters after its first in the other order. */
function withSwaps(word: string): string[] {
  if (word.length < MIN_SWAPPED_LETTERS) return [word];
  const swaps = [...word.slice(2)].map(
    (letter, at) => word.slice(0, at + 1) + letter + word[at + 1] + word.slice(at + 3),
  );
  return [word, ...swaps];
}

/**
 * Returns those that have all words of a text, all of them for an empty text; if none has, those
 * that have them after two letters changed places.
 */
export function placesFor(text: string, places: readonly Place[]): Place[] {
  const words = fold(text).split(/\s+/);
  const placesWith = (spellings: (word: string) => string[]) =>
    places.filter(({ label, words: more = '', also = [] }) => {
      const known = fold([label, more, ...also].join(' ')).split(' ');
      const has = (word: string) => known.some((one) => one.startsWith(word));
      return words.every((word) => spellings(word).some(has));
    });
  const exact = placesWith((word) => [word]);
  return exact.length > 0 ? exact : placesWith(withSwaps);
}

/** True for what acts at once, instead of leading somewhere. */
export const isCommand = ({ to }: Place) => typeof to !== 'string';

/**
 * True if the text begins the label or is what else the place is called: it is meant itself rather
 * than something else. A command, which acts at once, is meant by its whole label alone.
 */
export function isNamed(place: Place, text: string): boolean {
  const [label, typed] = [fold(place.label), fold(text)];
  const isLabel = isCommand(place) ? label === typed : label.startsWith(typed);
  return typed !== '' && (isLabel || (place.also ?? []).includes(typed));
}
