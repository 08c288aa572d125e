import type { Feature } from '../../kit/feature';
import { Mail, StoredAttachment } from '../../kit/mail/mail.entity';
import { DELIVER_MAIL } from '../../kit/mail/queue-mail';
import { tidyMails } from '../../kit/mail/tidy-mails';
import { AdminArea } from '../audit/admin-event.type';
import { capturedMailRoutes } from './captured-mail.rest';
import { MailResolver } from './mail.resolver';
import { deliverQueuedMail } from './use-cases/deliver-queued-mail';
import { failLostMails } from './use-cases/fail-lost-mails';

/** Email delivery, and emails that failed. */
export const mailFeature: Feature = {
  name: 'mail',
  uses: ['audit'],
  entities: [Mail, StoredAttachment],
  resolvers: [MailResolver],
  routes: capturedMailRoutes,
  mailJobs: { [DELIVER_MAIL]: deliverQueuedMail },
  repair: failLostMails,
  purge: tidyMails,
  auditAreas: { mail: { area: AdminArea.MAIL, tab: 'mail' } },
};
