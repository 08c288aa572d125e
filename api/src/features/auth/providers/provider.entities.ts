import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  Flag,
  Id,
  Moment,
  MomentOrNull,
  Reference,
  Text,
  TextOrNull,
} from '../../../core/database/columns';
import { isOneOf } from '../../../core/input/enum';
import { Session } from '../auth.entities';
import { User } from '../user.entity';

/** An account at a sign-in provider that opens sessions of a user, who has linked it. */
@Entity('sign_in_identities')
@Index('sign_in_identities_subject', ['issuer', 'subject'], { unique: true })
export class SignInIdentity {
  @Id() id!: number;
  @Index('sign_in_identities_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  /** The provider’s id in the settings when it was linked. */
  @Text() provider!: string;
  @Text() issuer!: string;
  /** The name that the provider gives the account, for good. */
  @Text() subject!: string;
  /** The address that the account had there when it was linked; null if it named none. */
  @TextOrNull() email!: string | null;
  @MomentOrNull() usedAt!: Date | null;
  @CreatedAt() createdAt!: Date;
}

/** The purposes of a question to a provider; `confirm` stands for the password. */
export const PURPOSES = ['sign-in', 'link', 'confirm'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** A browser that is at a provider; its answer counts once. */
@Entity('provider_flows')
@Check('provider_flows_purpose', isOneOf('purpose', PURPOSES))
export class ProviderFlow {
  /** Keyed hash of the browser’s secret and the state. */
  @PrimaryColumn('text') flowHash!: string;
  @Text() provider!: string;
  @Text() purpose!: Purpose;
  @Index('provider_flows_session')
  @Column('uuid', { nullable: true })
  sessionId!: string | null;
  @ManyToOne(() => Session, { onDelete: 'CASCADE' }) session?: Session | null;
  @Flag() isAdmin!: boolean;
  /** The page to go on to. */
  @Text() next!: string;
  @Index('provider_flows_end') @Moment() expiresAt!: Date;
}
