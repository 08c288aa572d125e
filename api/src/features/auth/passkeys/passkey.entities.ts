import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  Id,
  Moment,
  MomentOrNull,
  Reference,
  Text,
} from '../../../core/database/columns';
import { Session } from '../auth.entities';
import { User } from '../user.entity';

/** A key pair of a user's device or password manager, of which this is the public half. */
@Entity('passkeys')
export class Passkey {
  @Id() id!: number;
  @Index('passkeys_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  /** The id that its authenticator gave it, in base64url. */
  @Index('passkeys_credential', { unique: true }) @Text() credentialId!: string;
  /** SubjectPublicKeyInfo, in base64url. */
  @Text() publicKey!: string;
  /** How often it has signed, as it says itself; 0 for good if it does not count. */
  @Reference({ default: 0 }) counter!: number;
  @Text() name!: string;
  @MomentOrNull() usedAt!: Date | null;
  @CreatedAt() createdAt!: Date;
}

/** A challenge that a passkey signs, once; only in the session that asked, if there was one. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  /** Keyed hash, with its purpose. */
  @PrimaryColumn('text') challengeHash!: string;
  @Index('passkey_challenges_session')
  @Column('uuid', { nullable: true })
  sessionId!: string | null;
  @ManyToOne(() => Session, { onDelete: 'CASCADE' }) session?: Session | null;
  @Index('passkey_challenges_end') @Moment() expiresAt!: Date;
}
