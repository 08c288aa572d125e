import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { ActivityDetails, ActivityKind } from '../../core/audiences/activity';
import {
  CreatedAt,
  Id,
  MomentOrNull,
  Reference,
  ReferenceOrNull,
  Text,
} from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';

/** A happening that concerns a user, for their Home and an email. */
@Entity('notices')
@Index('notices_user', ['userId', 'at'])
@Index('notices_unmailed', ['userId'], { where: 'mailed_at is null' })
export class StoredNotice {
  @Id() id!: number;
  @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @ReferenceOrNull() propertyId!: number | null;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property | null;
  @Text() kind!: ActivityKind;
  /** The person who did it; null for the operator. */
  @Index('notices_by') @ReferenceOrNull() byId!: number | null;
  @ManyToOne(() => User) @JoinColumn({ name: 'by_id' }) by?: User | null;
  /** The other person concerned. */
  @Index('notices_other') @ReferenceOrNull() otherId!: number | null;
  @ManyToOne(() => User) @JoinColumn({ name: 'other_id' }) other?: User | null;
  @Column('jsonb') facts!: ActivityDetails;
  @CreatedAt() at!: Date;
  /** When it was put into an email, or no email was wanted. */
  @MomentOrNull() mailedAt!: Date | null;
}
