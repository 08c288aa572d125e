import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  Flag,
  Id,
  Int,
  IntOrNull,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { RotationChange } from '../rotation/rotation-change.entity';
import { RotationKind } from '../rotation/rotation-kinds';
import { Share } from '../shares/share.entity';
import { DraftStatus } from './draft-status';
import type { DraftRules, PersonalEvidence } from './rules';

/** The draft of a property and year. Its log says what has happened; the row is its clock. */
@Entity('drafts')
@Index('drafts_year', ['propertyId', 'year'], { unique: true })
@Index('drafts_wakes', ['wakesAt'], { where: 'wakes_at is not null' })
@Check('drafts_status', `status in ('PLANNED', 'RUNNING', 'PAUSED', 'ENDED')`)
@Check('drafts_clock', `(status = 'RUNNING') = (deadline is not null)`)
@Check('drafts_paused', `(status = 'PAUSED') = (left_ms is not null)`)
@Check('drafts_rotation_kind', `rotation_kind in ('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS')`)
export class Draft {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property) @JoinColumn({ name: 'property_id' }) property?: Property;
  @Int() year!: number;
  @Text({ default: DraftStatus.PLANNED }) status!: DraftStatus;
  /** Fixed in the first log entry when the draft opens. */
  @Column('jsonb') rules!: DraftRules;
  /** The rotation by which it was planned or opened; null if an older version did. */
  @TextOrNull() rotationKind!: RotationKind | null;
  @IntOrNull() rotationBaseYear!: number | null;
  @Column('integer', { array: true, nullable: true }) rotationQueue!: number[] | null;
  /** The setting of the rotation that the queue goes back to; of another it does not count. */
  @ReferenceOrNull() rotationChangeId!: number | null;
  @ManyToOne(() => RotationChange)
  @JoinColumn({ name: 'rotation_change_id' })
  rotationChange?: RotationChange | null;
  /** When a planned draft opens automatically. */
  @MomentOrNull() opensAt!: Date | null;
  @MomentOrNull() turnBeganAt!: Date | null;
  @MomentOrNull() deadline!: Date | null;
  /** Time left of the current turn while paused, in ms. */
  @IntOrNull() leftMs!: number | null;
  /** Reminders sent for the current turn, 0 to 3. */
  @Int({ default: 0 }) reminders!: number;
  /** When the draft is next due: at its opening, a reminder or the deadline. */
  @MomentOrNull() wakesAt!: Date | null;
  /** Why it could not open automatically. */
  @TextOrNull() problem!: string | null;
  /** How often administrators rehearsed the draft of this year, earlier plans included. */
  @Int({ default: 0 }) rehearsals!: number;
  /** Number of the last log entry; 0 before the first. */
  @Int({ default: 0 }) seq!: number;
  /** Hash of the last log entry. */
  @Text({ default: '' }) head!: string;
  @CreatedAt() createdAt!: Date;
  @Version() version!: number;
}

/** A log entry of a draft, chained by hashes; a trigger refuses every change to it. */
@Entity('draft_log')
export class DraftLogRow {
  @PrimaryReference() draftId!: number;
  /** Starts at 1, the opening. */
  @PrimaryColumn('integer') seq!: number;
  @ManyToOne(() => Draft) @JoinColumn({ name: 'draft_id' }) draft?: Draft;
  /** The entry as JSON, byte for byte as it was hashed. */
  @Text() text!: string;
  @Text() hash!: string;
}

/**
 * A week picked in a draft; unique indexes allow each week once, and one pick per share and round.
 */
@Entity('draft_picks')
@Index('draft_picks_week', ['draftId', 'week'], { unique: true })
export class DraftPickRow {
  @PrimaryReference() draftId!: number;
  @PrimaryColumn('integer') round!: number;
  @Index('draft_picks_share') @PrimaryReference() shareId!: number;
  @ManyToOne(() => Draft) @JoinColumn({ name: 'draft_id' }) draft?: Draft;
  @ManyToOne(() => Share) @JoinColumn({ name: 'share_id' }) share?: Share;
  @Int() week!: number;
  /** True if it was first on the share's wish list. */
  @Flag({ default: false }) isFirstChoice!: boolean;
}

/** The weeks a share's owner wants in a year, most wanted first; only that owner can read them. */
@Entity('wish_lists')
@Check('wish_lists_salt', `salt ~ '^[0-9a-f]{64}$'`)
export class WishList {
  @PrimaryReference() shareId!: number;
  @PrimaryColumn('integer') year!: number;
  @ManyToOne(() => Share) @JoinColumn({ name: 'share_id' }) share?: Share;
  /** The owner who wrote it; ignored once the share has another owner. */
  @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Column('integer', { array: true }) weeks!: number[];
  /** Whether to choose from the list as soon as it is the share's turn. */
  @Flag({ default: false }) isAutopilot!: boolean;
  /** Of the commitment to the list: 32 random bytes, in hex; null until it is saved again. */
  @TextOrNull() salt!: string | null;
  /** The evidence for who saved it, as the log has it. */
  @Column('jsonb', { nullable: true }) evidence!: PersonalEvidence | null;
  @UpdatedAt() updatedAt!: Date;
}
