import { action, listChanged } from '../../core/audiences/action';

export const mailDismissed = action('mail.dismiss');
export const mailResent = action('mail.resend');
export const mailChanged = listChanged('mail.changed', 'MAIL');
