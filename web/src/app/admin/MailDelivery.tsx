import type { ReactNode } from 'react';
import { useReadMailDelivery } from '../../features/system/use-read-mail-delivery';
import { MailDeliveryContext } from '../../ui/feedback/MailCaveat';

/** Lets the screens of an administrator say where emails are not sent. */
export function MailDelivery({ children }: { children: ReactNode }) {
  return <MailDeliveryContext value={useReadMailDelivery()}>{children}</MailDeliveryContext>;
}
