import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A mail that was decided on, written in the transaction that caused it.
 * Its text may hold a code or a link, so it is emptied once an SMTP server has taken it.
 */
@Entity('mails')
export class Mail {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('citext')
  recipient!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('text')
  html!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  /** When it was delivered, or captured where there is no mail server. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  sentAt!: Date | null;
}
