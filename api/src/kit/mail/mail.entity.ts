import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Moment, Reference } from '../database/columns';

/**
 * A mail that was decided on, written in the transaction that caused it. It waits until it is
 * sent or has failed for good (a dead letter).
 * Its text may hold a code or a link, so it is emptied once an SMTP server has taken it.
 */
@Entity('mails')
@Index('mails_unsent', ['failedAt', 'id'], { where: 'sent_at is null' })
export class Mail {
  @Id()
  id!: number;

  /** Makes the Message-ID, the same at every attempt: whoever gets a copy can tell that it is one. */
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

  @CreatedAt()
  createdAt!: Date;

  /** After this it is of no use any more and is not delivered, like a code; null for most. */
  @Moment({ nullable: true })
  expiresAt!: Date | null;

  /** When it was delivered, or captured where there is no mail server. */
  @Moment({ nullable: true })
  sentAt!: Date | null;

  /** How often delivery was begun. */
  @Column({ type: 'integer', default: 0 })
  attempts!: number;

  /** When it was given up: refused for good, tried too often or too late. */
  @Moment({ nullable: true })
  failedAt!: Date | null;

  /** Why the last attempt failed, in the mail server's words as far as they may be shown. */
  @Column({ type: 'text', nullable: true })
  lastError!: string | null;
}

/** A file that goes with a mail; deleted when the mail is emptied. */
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
