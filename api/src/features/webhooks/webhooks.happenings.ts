import { emailed } from '../../core/audiences/happening';
import { accountEvent } from '../auth/auth.happenings';

export const webhookDeleted = accountEvent('WEBHOOK_DELETED');
/** A webhook was switched off because its address fails. */
export const webhookStopped = emailed('webhook.off');
