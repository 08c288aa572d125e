import { createContext, type ReactNode, use } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import type { GuardedHistory } from './guarded-history';

const HistoryContext = createContext<GuardedHistory | null>(null);

interface Props {
  history: GuardedHistory;
  children: ReactNode;
}

/** A router whose pages may ask before they are left. */
export function GuardedRouter({ history, children }: Props) {
  return (
    <HistoryContext value={history}>
      <HistoryRouter history={history} useTransitions={false}>
        {children}
      </HistoryRouter>
    </HistoryContext>
  );
}

/** Returns the history of the router above. */
export function useGuardedHistory(): GuardedHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('useGuardedHistory needs a GuardedRouter above it.');
  return history;
}
