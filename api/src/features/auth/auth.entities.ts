import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from './user.entity';

/** Somebody signed in on one device; deleting the row ends it at once. */
@Entity('sessions')
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index('sessions_user')
  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: User;

  /** Signed in as administrator, which counts only while the user is one. */
  @Column({ type: 'boolean', default: false })
  isAdminSession!: boolean;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;
}

/** A registration that waits for its 6-digit code; of several for one address each has its own. */
@Entity('registrations')
export class Registration {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
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

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;
}

/** A link to choose a new password, for one use within the hour. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Index('password_resets_user')
  @Column('integer')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: User;

  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt!: Date;
}
