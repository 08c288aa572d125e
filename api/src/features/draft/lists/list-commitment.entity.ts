import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Flag, PrimaryReference, Reference, Text } from '../../../core/database/columns';
import { User } from '../../auth/user.entity';
import { Share } from '../../shares/share.entity';
import { Draft } from '../draft.entities';

/**
 * A wish list as it was when the log of a draft committed to it, with the salt; only the owner who
 * wrote it can read it.
 */
@Entity('list_commitments')
@Check('list_commitments_salt', `salt ~ '^[0-9a-f]{64}$'`)
export class ListCommitmentRow {
  @PrimaryReference() draftId!: number;
  @Index('list_commitments_share') @PrimaryReference() shareId!: number;
  /** Number of the log entry that commits to it. */
  @PrimaryColumn('integer') seq!: number;
  @ManyToOne(() => Draft, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'draft_id' }) draft?: Draft;
  @ManyToOne(() => Share) @JoinColumn({ name: 'share_id' }) share?: Share;
  @Index('list_commitments_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Column('integer', { array: true }) weeks!: number[];
  @Flag() isAutopilot!: boolean;
  /** 32 random bytes, in hex. */
  @Text() salt!: string;
  /** As the log has it. */
  @Text() commitment!: string;
}
