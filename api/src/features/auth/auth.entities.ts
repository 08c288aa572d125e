import { Column, Entity, Index, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Id, Moment, Reference } from '../../kit/database/columns';
import { User } from './user.entity';

/** Someone signed in on one device; deleting the row ends it at once. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index('sessions_user')
  @Reference()
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  /** Signed in as administrator, which counts only while the user is one. */
  @Column({ type: 'boolean', default: false })
  isAdminSession!: boolean;

  @CreatedAt()
  createdAt!: Date;

  @Moment()
  expiresAt!: Date;
}

/** A registration that waits for its 6-digit code; of several for one address each has its own. */
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

  /** Keyed hash: the code itself is only in the mail. */
  @Column('text')
  codeHash!: string;

  @Column({ type: 'integer', default: 0 })
  wrongTries!: number;

  @Moment()
  expiresAt!: Date;
}

/** A link to choose a new password, for one use within the hour. */
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
