import { createContext } from 'react';

/** A tab with unsaved changes. */
export interface UnsavedTab {
  label: string;
  open: () => void;
}

/** The unsaved tabs beside the one whose panel reads this, in the order of their row. */
export const OtherTabs = createContext<readonly UnsavedTab[]>([]);
