import { Check, Entity, Exclusion, Index, JoinColumn, ManyToOne } from 'typeorm';
import {
  CreatedAt,
  Day,
  DayOrNull,
  Flag,
  Id,
  Int,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';

/** One of up to twelve shares of a property (spec §3 Share); vacant without a user. */
@Entity('shares')
@Index('shares_number', { synchronize: false })
@Index('shares_by_owner', ['userId', 'id'], { where: 'user_id is not null' })
@Check('shares_number_range', 'share_number between 1 and 12')
export class Share {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property) property?: Property;
  @Int() shareNumber!: number;
  /** The first of its members, by whom it is shown; null if it has none. */
  @Index('shares_user') @ReferenceOrNull() userId!: number | null;
  @ManyToOne(() => User) user?: User | null;
  /** The owner's folded text to search, maintained by triggers; null if vacant. */
  @TextOrNull({ select: false, insert: false, update: false }) ownerText!: string | null;
  /** When it lost its last owner; counts while it has none. */
  @MomentOrNull() vacatedAt!: Date | null;
  /** An inactive share takes no part in the rotation and gets no weeks. */
  @Flag({ default: true }) isActive!: boolean;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}

/**
 * A user who owns a share, alone or with others; all have an owner's rights. Triggers keep the first
 * a member: a share that passes to someone else loses all others, and one that is vacant has none.
 */
@Entity('share_members')
export class ShareMember {
  @PrimaryReference() shareId!: number;
  @Index('share_members_user') @PrimaryReference() userId!: number;
  @ManyToOne(() => Share, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'share_id' }) share?: Share;
  @ManyToOne(() => User) @JoinColumn({ name: 'user_id' }) user?: User;
  /** The order in which they follow the first. */
  @CreatedAt() joinedAt!: Date;
}

/**
 * A time in which a user held a share; kept by triggers. Weeks that start in it are theirs for good, also
 * when the share has another owner.
 */
@Entity('tenures')
@Check('tenures_ends', 'ends_on > starts_on')
@Exclusion('tenures_apart', 'using gist (share_id with =, daterange(starts_on, ends_on) with &&)')
export class Tenure {
  @Id() id!: number;
  @Reference() shareId!: number;
  @ManyToOne(() => Share, { onDelete: 'CASCADE' }) share?: Share;
  /** Null for an owner before the first one on record. */
  @Index('tenures_user') @ReferenceOrNull() userId!: number | null;
  @ManyToOne(() => User) user?: User | null;
  /** First day, at the property; '-infinity' for the first tenure of a share. */
  @Day() startsOn!: string;
  /** The day after the last; null for the current owner. */
  @DayOrNull() endsOn!: string | null;
}
