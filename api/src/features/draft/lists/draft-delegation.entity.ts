import { Check, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CreatedAt,
  MomentOrNull,
  PrimaryReference,
  Reference,
} from '../../../core/database/columns';
import { User } from '../../auth/user.entity';
import { Share } from '../../shares/share.entity';
import { Draft } from '../draft.entities';

/**
 * A person whom the owner of a share named to choose for it in one draft. It counts while the owner
 * has the share and the person one in the same house.
 */
@Entity('draft_delegations')
@Check('draft_delegations_other', 'owner_id <> delegate_id')
export class DraftDelegation {
  @PrimaryReference() draftId!: number;
  @Index('draft_delegations_share') @PrimaryReference() shareId!: number;
  @ManyToOne(() => Draft, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'draft_id' }) draft?: Draft;
  @ManyToOne(() => Share) @JoinColumn({ name: 'share_id' }) share?: Share;
  @Index('draft_delegations_owner') @Reference() ownerId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'owner_id' }) owner?: User;
  @Index('draft_delegations_delegate') @Reference() delegateId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'delegate_id' })
  delegate?: User;
  /** Null: to the end of the draft. */
  @MomentOrNull() until!: Date | null;
  @CreatedAt() createdAt!: Date;
}
