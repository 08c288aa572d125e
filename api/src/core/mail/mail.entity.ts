import { Column, Entity, Index, ManyToOne } from 'typeorm';
import {
  Citext,
  CreatedAt,
  Id,
  Int,
  MomentOrNull,
  Reference,
  Text,
  TextOrNull,
} from '../database/columns';

/**
 * An email, written in the transaction that caused it. It waits until it is sent or has failed
 * permanently (a dead letter). Its text may contain a code or a link, so it is emptied once an SMTP
 * server has accepted it.
 */
@Entity('mails')
@Index('mails_sent', ['sentAt'], { where: 'sent_at is not null' })
@Index('mails_resent', ['resentAt'], { where: 'resent_at is not null' })
@Index('mails_unsent', ['failedAt', 'id'], { where: 'sent_at is null' })
export class Mail {
  @Id() id!: number;
  /** Forms the Message-ID, the same for every attempt, so that duplicates can be recognised. */
  @Column({ type: 'uuid', generated: 'uuid' }) messageKey!: string;
  @Citext() recipient!: string;
  @TextOrNull() replyTo!: string | null;
  @Text() subject!: string;
  @Text() text!: string;
  @Text() html!: string;
  @TextOrNull() unsubscribeUrl!: string | null;
  /** The subject, such as 'request-7'; null if no other email has the same one. */
  @TextOrNull() thread!: string | null;
  /** Names the request or job that caused it; null for periodic work. */
  @TextOrNull() requestId!: string | null;
  @CreatedAt() createdAt!: Date;
  /**
   * When the content stops being of use, such as a code, and is no longer delivered; usually null.
   */
  @MomentOrNull() expiresAt!: Date | null;
  /** When it was delivered, or captured if there is no mail server. */
  @MomentOrNull() sentAt!: Date | null;
  /** Number of delivery attempts started. */
  @Int({ default: 0 }) attempts!: number;
  /** When it was given up: refused permanently, or tried too often or for too long. */
  @MomentOrNull() failedAt!: Date | null;
  /** When an administrator queued it again last; null if none has. */
  @MomentOrNull() resentAt!: Date | null;
  /** Why the last attempt failed, in the mail server's words as far as they may be shown. */
  @TextOrNull() lastError!: string | null;
}

/** A file attached to an email; deleted when the email is emptied. */
@Entity('mail_attachments')
@Index('mail_attachments_mail', ['mailId', 'id'])
export class StoredAttachment {
  @Id() id!: number;
  @Reference() mailId!: number;
  @ManyToOne(() => Mail, { onDelete: 'CASCADE' }) mail?: Mail;
  @Text() fileName!: string;
  @Text() contentType!: string;
  @Column('bytea') content!: Buffer;
}
