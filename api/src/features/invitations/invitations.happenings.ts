import { action } from '../../core/audiences/action';
import { emailed } from '../../core/audiences/happening';

export const ownersInvited = action('invitation.send-to-owners');
export const usersInvited = action('invitation.send');
export const userInvited = emailed('invitation.email');
