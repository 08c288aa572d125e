import { NEW_PROPERTY_PATH, panelPath } from '../../lib/address/paths';
import { fold } from '../../lib/fold';

/** Where one can go, found by its label or any of its other words. */
export interface Place {
  label: string;
  to: string;
  words?: string;
}

/** What an administrator may do or open without naming anything. */
const PLACES: readonly Place[] = [
  { label: 'Add user', to: panelPath('users', { user: 'new' }), words: 'create new person' },
  { label: 'Add property', to: panelPath('properties'), words: 'create new house home' },
  {
    label: 'Set up a property',
    to: NEW_PROPERTY_PATH,
    words: 'take on new house home steps onboard',
  },
  {
    label: 'Create week swap',
    to: panelPath('swaps', { swap: 'new' }),
    words: 'add new',
  },
  { label: 'Import shares', to: panelPath('shares', { import: 'new' }), words: 'csv upload' },
  { label: 'Analytics', to: panelPath('analytics'), words: 'figures' },
  { label: 'Reports', to: panelPath('reports'), words: 'download export pdf csv' },
  { label: 'Special Requests', to: panelPath('requests') },
  { label: 'Share Management', to: panelPath('shares'), words: 'owners assign' },
  { label: 'Properties', to: panelPath('properties'), words: 'houses homes' },
  { label: 'Users', to: panelPath('users'), words: 'people owners guests' },
  { label: 'Week Swaps', to: panelPath('swaps') },
  { label: 'Audit Log', to: panelPath('audit'), words: 'history' },
  { label: 'System', to: panelPath('system'), words: 'backup security status' },
  { label: 'Mail', to: panelPath('mail'), words: 'failed email' },
  { label: 'Home', to: '/', words: 'dashboard' },
  { label: 'Calendar', to: '/calendar', words: 'weeks' },
  { label: 'Rotation', to: '/rotation' },
  { label: 'Draft', to: '/draft' },
  { label: 'Documents', to: '/documents' },
  { label: 'Messages', to: '/messages' },
];

/** Returns the places that have all words of a text, all of them for an empty text. */
export function placesFor(text: string): Place[] {
  const words = fold(text).split(/\s+/);
  return PLACES.filter(({ label, words: more = '' }) => {
    const known = fold(`${label} ${more}`).split(' ');
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

/** True if the text begins the label: the place itself is meant rather than something else. */
export const isMeant = ({ label }: Place, text: string) =>
  text !== '' && fold(label).startsWith(fold(text));
