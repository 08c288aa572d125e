import { createContext, useContext } from 'react';
import { inWords } from '../../lib/text/format';
import { useLeave } from '../unsaved/unsaved';

/** A tab with unsaved changes. */
export interface UnsavedTab {
  label: string;
  open: () => void;
}

/** The unsaved tabs beside the one whose panel reads this, in the order of their row. */
export const OtherTabs = createContext<readonly UnsavedTab[]>([]);

/** 'Details are', 'Arrival is', 'Owners and Seasons are': before 'not saved yet'. */
export const verbFor = (labels: readonly string[]) =>
  labels.length > 1 || labels[0]?.endsWith('s') ? 'are' : 'is';

/** For a form that may be one of several tabs: what follows once it is saved. */
export function useSavedTab() {
  const others = useContext(OtherTabs);
  const leave = useLeave();
  const labels = others.map(({ label }) => label);
  return {
    /** The saved tab, and the other tabs with unsaved changes. */
    savedText: (text: string) =>
      labels.length === 0 ? text : `${text} ${inWords(labels)} ${verbFor(labels)} not saved yet.`,
    /** Opens the first tab that is not saved; leaves if there is none. */
    leaveSaved(go: () => void) {
      const [next] = others;
      if (next) next.open();
      else leave(go);
    },
  };
}
