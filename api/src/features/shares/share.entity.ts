import { Check, Entity, Exclusion, Index, ManyToOne } from 'typeorm';
import {
  CreatedAt,
  Day,
  DayOrNull,
  Flag,
  Id,
  Int,
  MomentOrNull,
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
