import { Entity, Index, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Moment, Reference, Text } from '../../../core/database/columns';
import { User } from '../../auth/user.entity';
import { Share } from '../share.entity';

/** A link that makes the user who opens it a member of a share; it works once. */
@Entity('share_invitations')
export class ShareInvitation {
  @Id() id!: number;
  @Index('share_invitations_share') @Reference() shareId!: number;
  @ManyToOne(() => Share, { onDelete: 'CASCADE' }) share?: Share;
  @Index('share_invitations_by') @Reference() invitedById!: number;
  @ManyToOne(() => User) invitedBy?: User;
  @Index('share_invitations_token', { unique: true }) @Text() tokenHash!: string;
  @CreatedAt() createdAt!: Date;
  @Index('share_invitations_expires') @Moment() expiresAt!: Date;
}
