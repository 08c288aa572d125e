import type { ReactNode } from 'react';
import { FormButtons } from '../../../ui/form/FormButtons';
import { NotSavedTabs } from '../../../ui/tabs/NotSavedTabs';

/** The footer of a tab without a save of its own: what other tabs have not saved, and the way out. */
export function TabFooter({ children }: { children: ReactNode }) {
  return (
    <FormButtons>
      <NotSavedTabs />
      {children}
    </FormButtons>
  );
}
