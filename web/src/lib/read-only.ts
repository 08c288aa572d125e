import { createContext, use } from 'react';

/**
 * While the pages show what another user sees, their first name: the pages then offer nothing that
 * changes or sends, and address no one else as 'you'.
 */
export const ViewedContext = createContext<string | null>(null);

/** Returns true where nothing can be changed. */
export const useReadOnly = () => use(ViewedContext) !== null;

/** Whose weeks and shares are one's own: as a name, with a verb, before and without a noun. */
export interface Self {
  name: string;
  have: string;
  your: string;
  mine: string;
}

const YOU: Self = { name: 'You', have: 'You have', your: 'Your', mine: 'mine' };

/** Returns how the user is called whose pages these are. */
export function useSelf(): Self {
  const viewed = use(ViewedContext);
  return viewed === null
    ? YOU
    : { name: viewed, have: `${viewed} has`, your: `${viewed}’s`, mine: `${viewed}’s` };
}
