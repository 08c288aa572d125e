import { useMemo } from 'react';
import type { MailState } from '../../generated/graphql';
import type { MailDelivery } from '../../ui/feedback/MailCaveat';
import { useAdminFigures } from './admin-figures';

const STATES: Record<MailState, MailDelivery['state']> = {
  NOT_CONFIGURED: 'WAITING',
  CAPTURED: 'CAPTURED',
  WORKING: 'SENT',
  FAILING: 'SENT',
};

/**
 * The state of email as last read; undefined until known. If it cannot be read,
 * no problem is shown.
 */
export function useReadMailDelivery(): MailDelivery | undefined {
  const { data, error } = useAdminFigures();
  return useMemo(() => {
    if (!data) return error && { state: 'SENT', capturedPath: null };
    const { mail, capturedMailPath } = data.systemStatus;
    return { state: STATES[mail], capturedPath: capturedMailPath };
  }, [data, error]);
}
