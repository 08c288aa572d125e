import { happening } from '../../core/audiences/happening';
import type { Email } from '../../core/mail/email';

/** Notices of a user are due to be sent; without an email where the user wants none. */
export const noticesDue = happening<{ userId: number; lastId: number; email: Email | null }>(
  'notices.due',
  {
    mail: ({ email }) => [email],
    push: ({ userId, lastId }) => ({ userIds: [userId], subject: 'holdings', subjectId: lastId }),
  },
);
