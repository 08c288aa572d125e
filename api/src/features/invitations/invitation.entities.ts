import { Check, Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import {
  CreatedAt,
  Id,
  Int,
  Moment,
  MomentOrNull,
  PrimaryReference,
  ReferenceOrNull,
  Text,
  TextOrNull,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { InvitationOutcome } from './invitation-outcome';

/** The last invitation that a user was sent; its link works once, until a password is set. */
@Entity('invitations')
export class Invitation {
  @PrimaryReference() userId!: number;
  @OneToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user?: User;
  /** Keyed hash; the token itself is only in the email. */
  @Index('invitations_token', { unique: true }) @Text() tokenHash!: string;
  @Moment({ default: () => 'now()' }) invitedAt!: Date;
  @Moment() expiresAt!: Date;
  /** When the link was used; null until then. */
  @MomentOrNull() usedAt!: Date | null;
  /** Number of emails sent so far. */
  @Int({ default: 1 }) emails!: number;
}

/** Invitations sent together; a job works through their recipients. */
@Entity('invitation_runs')
export class InvitationRun {
  @Id() id!: number;
  @CreatedAt() createdAt!: Date;
  /** The administrator's id, who may be deleted later; null for runs of earlier releases. */
  @ReferenceOrNull() invitedBy!: number | null;
}

/** A user whom a run invites. */
@Entity('invitation_recipients')
@Check('invitation_recipients_outcome', isOneOf('outcome', InvitationOutcome))
@Index('invitation_recipients_waiting', ['runId', 'userId'], { where: 'outcome is null' })
export class InvitationRecipient {
  @PrimaryReference() runId!: number;
  @ManyToOne(() => InvitationRun, { onDelete: 'CASCADE' }) run?: InvitationRun;
  @Index('invitation_recipients_user') @PrimaryReference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  /** Null until the job reaches the user. */
  @TextOrNull() outcome!: InvitationOutcome | null;
}
