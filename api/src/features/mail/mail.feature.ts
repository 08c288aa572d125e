import type { Feature } from '../../kit/feature';
import { Mail, StoredAttachment } from '../../kit/mail/mail.entity';
import { MailResolver } from './mail.resolver';

/** The delivery of mails, and those that failed. */
export const mailFeature: Feature = {
  name: 'mail',
  uses: ['audit'],
  entities: [Mail, StoredAttachment],
  resolvers: [MailResolver],
};
