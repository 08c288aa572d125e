import { action } from '../../../core/audiences/action';
import { announced } from '../../../core/audiences/happening';

export const handoverPlanned = action('share.plan');
export const handoverCalledOff = action('share.callOff');
export const handoverCarriedOut = action('share.pass');

/** Those who give and get shares are notified of a plan, of its end, and of its day. */
export const handoverTold = announced('share.handover');
