import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
} from 'typeorm';
import { CreatedAt, Flag, Id, PrimaryReference, Text } from '../../core/database/columns';
import { Session } from '../auth/auth.entities';
import { User } from '../auth/user.entity';

/** The key of this installation that push services know it by; made at the first use. */
@Entity('push_keys')
@Check('push_keys_single', 'id = 1')
export class PushKey {
  @PrimaryColumn('integer') id!: number;
  /** Encrypted with a key of this installation. */
  @Text() privateKey!: string;
  @CreatedAt() createdAt!: Date;
}

/**
 * The address under which a push service reaches the browser of a session; a session has one at
 * most, and it ends with it.
 */
@Entity('push_subscriptions')
export class PushSubscription {
  @Id() id!: number;
  @Index('push_subscriptions_session', { unique: true }) @Column('uuid') sessionId!: string;
  @ManyToOne(() => Session, { onDelete: 'CASCADE' }) session?: Session;
  /** A secret: it admits to the browser. */
  @Index('push_subscriptions_endpoint', { unique: true }) @Text() endpoint!: string;
  /** The browser's public key, as base64url. */
  @Text() p256dh!: string;
  /** The browser's authentication secret, as base64url. */
  @Text() auth!: string;
  /** The public key of this installation that the push service expects. */
  @Text() serverKey!: string;
  @CreatedAt() createdAt!: Date;
}

/** The notifications that a user wants, on all devices; without a row, all of them. */
@Entity('push_preferences')
export class PushPreference {
  @PrimaryReference() userId!: number;
  @OneToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user?: User;
  @Flag({ default: true }) messages!: boolean;
  @Flag({ default: true }) draft!: boolean;
  @Flag({ default: true }) swaps!: boolean;
  @Flag({ default: true }) requests!: boolean;
  @Flag({ default: true }) holdings!: boolean;
}
