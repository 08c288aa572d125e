import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Int, PrimaryReference, Text, UpdatedAt } from '../../../core/database/columns';
import { User } from '../../auth/user.entity';
import { Draft } from '../draft.entities';

/** The end of a draft's log that a browser has seen, as it has signed it for the others. */
@Entity('draft_heads')
export class DraftHeadRow {
  @PrimaryReference() draftId!: number;
  @Index('draft_heads_user') @PrimaryReference() userId!: number;
  @PrimaryColumn('text') key!: string;
  @ManyToOne(() => Draft, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'draft_id' }) draft?: Draft;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  /** Number and hash of the last entry. */
  @Int() seq!: number;
  @Text() hash!: string;
  @Text() value!: string;
  @UpdatedAt() seenAt!: Date;
}
