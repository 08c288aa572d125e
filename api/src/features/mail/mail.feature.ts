import type { Feature } from '../../core/feature';
import { Mail, StoredAttachment } from '../../core/mail/mail.entity';
import { DELIVER_MAIL } from '../../core/mail/queue-mail';
import { tidyMails } from '../../core/mail/tidy-mails';
import { capturedMailRoutes } from './captured-mail.routes';
import { mailAudit } from './mail.audit';
import * as happenings from './mail.happenings';
import { mailPersonalData } from './mail.privacy';
import { MailResolver } from './mail.resolver';
import { mailsWaiting } from './mail.waiting';
import { deliverQueuedMail } from './use-cases/deliver-queued-mail';
import { failLostMails } from './use-cases/fail-lost-mails';

/** Email delivery, and emails that failed. */
export const mailFeature: Feature = {
  name: 'mail',
  uses: ['audit'],
  happenings,
  entities: [Mail, StoredAttachment],
  resolvers: [MailResolver],
  scopes: {
    adminCapturedMails: 'SYSTEM_ADMIN',
    adminFailedMails: 'SYSTEM_ADMIN',
    adminResentMails: 'SYSTEM_ADMIN',
    dismissMail: 'SYSTEM_ADMIN',
    resendMail: 'SYSTEM_ADMIN',
  },
  routes: capturedMailRoutes,
  mailJobs: { [DELIVER_MAIL]: deliverQueuedMail },
  repair: failLostMails,
  purge: tidyMails,
  auditAreas: { mail: mailAudit },
  personalData: mailPersonalData,
  waiting: mailsWaiting,
};
