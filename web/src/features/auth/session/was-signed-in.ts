import { keepText } from '../../../lib/keep-text';
import { STORAGE_KEYS } from '../constants';

/** True if someone was signed in when this browser last showed the app. */
export const wasSignedIn = () => localStorage.getItem(STORAGE_KEYS.signedIn) !== null;

/** Records whether someone is signed in. */
export const recordSignedIn = (isSignedIn: boolean) =>
  keepText(localStorage, STORAGE_KEYS.signedIn, isSignedIn && 'true');
