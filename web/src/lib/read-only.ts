import { createContext, use } from 'react';

/**
 * While the pages show what another user sees, their first name: the pages then offer nothing that
 * changes or sends, and address no one else as 'you'.
 */
export const ViewedContext = createContext<string | null>(null);

/** Returns true where nothing can be changed. */
export const useReadOnly = () => use(ViewedContext) !== null;

/** How the user whose pages these are is called. */
export interface Self {
  /** 'You' or 'Olivia' */
  name: string;
  /** After a name: ' (you)', or '' */
  mark: string;
  /** 'You have' or 'Olivia has' */
  have: string;
  /** 'Your' or 'Olivia’s' */
  your: string;
  /** 'mine' or 'Olivia’s' */
  mine: string;
}

const YOU: Self = { name: 'You', mark: ' (you)', have: 'You have', your: 'Your', mine: 'mine' };

/** Returns how the user is called whose pages these are. */
export function useSelf(): Self {
  const viewed = use(ViewedContext);
  return viewed === null
    ? YOU
    : { name: viewed, mark: '', have: `${viewed} has`, your: `${viewed}’s`, mine: `${viewed}’s` };
}
