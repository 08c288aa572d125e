import { createContext, useContext } from 'react';

/** What happens to the emails of this installation. */
export interface MailDelivery {
  /** They wait where there is no mail server; captured, they are kept and never sent. */
  state: 'SENT' | 'WAITING' | 'CAPTURED';
  /** The page of the server that shows captured emails, if there is one. */
  capturedPath: string | null;
}

export const MailDeliveryContext = createContext<MailDelivery | undefined>(undefined);

/** What happens to emails; undefined until known, and where no administrator is. */
export const useMailDelivery = () => useContext(MailDeliveryContext);
