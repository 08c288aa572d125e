import type { Email } from '../../../core/mail/email';
import type { RequestContext } from '../../../core/request-context';
import { UNKNOWN_DEVICE } from '../rules';

/** From where users changed something of their own. */
export const ownDevice = ({
  address,
  device,
}: Pick<RequestContext, 'address' | 'device'>): NonNullable<Email['facts']> => [
  { label: 'Device', value: device?.label ?? UNKNOWN_DEVICE },
  { label: 'Network', value: address },
];
