import { Column, Entity, Index, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Id, Moment, Reference } from '../../core/database/columns';
import { User } from './user.entity';

/** A user signed in on one device; deleting the row ends the session immediately. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index('sessions_user')
  @Reference()
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  /** An administrator session; valid only while the user is an administrator. */
  @Column({ type: 'boolean', default: false })
  isAdminSession!: boolean;

  @CreatedAt()
  createdAt!: Date;

  @Moment()
  expiresAt!: Date;
}

/**
 * A pending registration with its 6-digit code; an address can have several, each with its own
 * code.
 */
@Entity('registrations')
export class Registration {
  @Id()
  id!: number;

  @Index('registrations_email')
  @Column('citext')
  email!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  /** Keyed hash; the code itself is only in the email. */
  @Column('text')
  codeHash!: string;

  @Column({ type: 'integer', default: 0 })
  wrongTries!: number;

  @Moment()
  expiresAt!: Date;
}

/** A password reset link, valid once within the hour. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Index('password_resets_user')
  @Reference()
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @Moment()
  expiresAt!: Date;
}
