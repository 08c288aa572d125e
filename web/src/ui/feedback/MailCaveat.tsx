import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { panelPath } from '../../lib/address/paths';
import { MailX } from '../icon/icons';
import { box, font, tone } from '../theme/tokens';

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

const Line = styled.p`
  ${box.flex(2)};
  ${font.muted('small')};
  svg {
    color: ${tone('warning').text};
  }
`;

/** Where an administrator reads what was captured. */
const CAPTURED_MAIL = panelPath('mail');

/** Leads to what was captured, in a new tab; plain words where it cannot be read. */
export function CapturedMailLink({ children }: { children: ReactNode }) {
  if (!useMailDelivery()?.capturedPath) return children;
  return (
    <a href={CAPTURED_MAIL} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/**
 * Says that an email is not sent, and in `later` what happens once a mail server is set up;
 * undefined where emails are sent, or as long as that is not known.
 */
export function useMailCaveat(later?: string): ReactNode {
  const mail = useMailDelivery();
  switch (mail?.state) {
    case 'WAITING':
      return ['Mail is not set up yet.', later].filter(Boolean).join(' ');
    case 'CAPTURED':
      return (
        <>
          Mail is captured, not sent.
          {mail.capturedPath && (
            <>
              {' '}
              <CapturedMailLink>Read captured mail</CapturedMailLink>
            </>
          )}
        </>
      );
    default:
      return undefined;
  }
}

/** The same as a line of its own, beside what promises an email. */
export function MailCaveat({ later }: { later: string }) {
  const caveat = useMailCaveat(later);
  if (!caveat) return null;
  return (
    <Line>
      <MailX size={18} aria-hidden />
      <span>{caveat}</span>
    </Line>
  );
}
