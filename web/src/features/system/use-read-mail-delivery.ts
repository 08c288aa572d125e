import { useMemo } from 'react';
import type { MailState } from '../../generated/graphql';
import type { MailDelivery } from '../../lib/mail-delivery';
import { useAdminFigures } from './admin-figures';

const STATES: Record<MailState, MailDelivery['state']> = {
  NOT_CONFIGURED: 'WAITING',
  CAPTURED: 'CAPTURED',
  WORKING: 'SENT',
  FAILING: 'SENT',
};

/**
 * What happens to emails, as it was read last; undefined until known. Where that cannot be read,
 * nothing is said against it.
 */
export function useReadMailDelivery(): MailDelivery | undefined {
  const { data, error } = useAdminFigures();
  return useMemo(() => {
    if (!data) return error && { state: 'SENT', capturedPath: null };
    const { mail, capturedMailPath } = data.systemStatus;
    return { state: STATES[mail], capturedPath: capturedMailPath };
  }, [data, error]);
}
