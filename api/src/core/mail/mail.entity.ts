import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Moment, Reference } from '../database/columns';

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
  @Id()
  id!: number;

  /** Forms the Message-ID, the same for every attempt, so that duplicates can be recognised. */
  @Column({ type: 'uuid', generated: 'uuid' })
  messageKey!: string;

  @Column('citext')
  recipient!: string;

  @Column({ type: 'text', nullable: true })
  replyTo!: string | null;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('text')
  html!: string;

  @Column({ type: 'text', nullable: true })
  unsubscribeUrl!: string | null;

  /** The subject, such as 'request-7'; null if no other email has the same one. */
  @Column({ type: 'text', nullable: true })
  thread!: string | null;

  /** Names the request or job that caused it; null for periodic work. */
  @Column({ type: 'text', nullable: true })
  requestId!: string | null;

  @CreatedAt()
  createdAt!: Date;

  /**
   * When the content stops being of use, such as a code, and is no longer delivered; usually null.
   */
  @Moment({ nullable: true })
  expiresAt!: Date | null;

  /** When it was delivered, or captured if there is no mail server. */
  @Moment({ nullable: true })
  sentAt!: Date | null;

  /** Number of delivery attempts started. */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** When it was given up: refused permanently, or tried too often or for too long. */
  @Moment({ nullable: true })
  failedAt!: Date | null;

  /** When an administrator queued it again last; null if none has. */
  @Moment({ nullable: true })
  resentAt!: Date | null;

  /** Why the last attempt failed, in the mail server's words as far as they may be shown. */
  @Column({ type: 'text', nullable: true })
  lastError!: string | null;
}

/** A file attached to an email; deleted when the email is emptied. */
@Entity('mail_attachments')
@Index('mail_attachments_mail', ['mailId', 'id'])
export class StoredAttachment {
  @Id()
  id!: number;

  @Reference()
  mailId!: number;

  @ManyToOne(() => Mail, { onDelete: 'CASCADE' })
  mail?: Mail;

  @Column('text')
  fileName!: string;

  @Column('text')
  contentType!: string;

  @Column('bytea')
  content!: Buffer;
}
