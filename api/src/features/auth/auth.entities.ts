import {
  Check,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import {
  Citext,
  CreatedAt,
  Flag,
  Id,
  Int,
  Moment,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { SIGN_IN_WAYS, type SignInWay, UNKNOWN_DEVICE } from './rules';
import { User } from './user.entity';

/** A user signed in on one device; deleting the row ends the session immediately. */
@Entity('sessions')
@Check('sessions_way', isOneOf('way', SIGN_IN_WAYS))
export class Session {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index('sessions_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  /**
   * When administrator rights end at the latest; null in a plain session. They are valid only while
   * the user is an administrator, and lapse without use.
   */
  @MomentOrNull() adminUntil!: Date | null;
  /** For processes of the last release, while an update rolls out; nothing else reads it. */
  @Flag({ default: false }) isAdminSession!: boolean;
  /** Its label alone, such as 'Firefox on Android'. */
  @Text({ default: UNKNOWN_DEVICE }) device!: string;
  /** The network that it was last used from. */
  @Text({ default: '' }) network!: string;
  /** How the user signed in. */
  @Text({ default: 'PASSWORD' }) way!: SignInWay;
  /** When it was last used, to the minute. */
  @Moment({ default: () => 'now()' }) usedAt!: Date;
  /** When the password was last given in it. */
  @Moment({ default: () => 'now()' }) passwordAt!: Date;
  @CreatedAt() createdAt!: Date;
  @Moment() expiresAt!: Date;
}

/**
 * A pending registration with its 6-digit code; an address can have several, each with its own
 * code.
 */
@Entity('registrations')
export class Registration {
  @Id() id!: number;
  @Index('registrations_email') @Citext() email!: string;
  @Text() firstName!: string;
  @Text() lastName!: string;
  /** Keyed hash; the code itself is only in the email. */
  @Text() codeHash!: string;
  @Int({ default: 0 }) wrongTries!: number;
  @Moment() expiresAt!: Date;
}

/** A password reset link, valid once within the hour. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('text') tokenHash!: string;
  @Index('password_resets_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @Moment() expiresAt!: Date;
}

/** A user's second factor, a shared secret that makes codes (TOTP); in effect once confirmed. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryReference() userId!: number;
  @OneToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user?: User;
  /** Encrypted with a key of this installation. */
  @Text() secret!: string;
  /** The time step of the last code that was used; each code works once. */
  @ReferenceOrNull() lastStep!: number | null;
  @MomentOrNull() confirmedAt!: Date | null;
}

/** A code that replaces that of the second factor once; using it deletes the row. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryReference() userId!: number;
  @ManyToOne(() => SecondFactor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  secondFactor?: SecondFactor;
  /** Keyed hash. */
  @PrimaryColumn('text') codeHash!: string;
}
