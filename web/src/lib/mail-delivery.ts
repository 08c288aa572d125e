import { createContext, useContext } from 'react';

/** The state of this installation’s email. */
export interface MailDelivery {
  /** They wait where there is no mail server; captured, they are kept and never sent. */
  state: 'SENT' | 'WAITING' | 'CAPTURED';
  /** The page of the server that shows captured emails, if there is one. */
  capturedPath: string | null;
}

export const MailDeliveryContext = createContext<MailDelivery | undefined>(undefined);

/** The state of email; undefined until known, and for everyone but administrators. */
export const useMailDelivery = () => useContext(MailDeliveryContext);
