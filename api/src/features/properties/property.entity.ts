import { Check, Entity, Index } from 'typeorm';
import {
  CreatedAt,
  Flag,
  Id,
  Int,
  IS_TIME_ZONE,
  Text,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { DEFAULT_SIZE } from './rules';

/** A holiday home that is owned in shares (spec §3 Property). */
@Entity('properties')
@Check('properties_total_shares', 'total_shares between 1 and 12')
@Check('properties_weeks_per_share', 'weeks_per_share between 1 and 52')
@Check('properties_changeover_weekday', 'changeover_weekday between 1 and 7')
@Check('properties_time_zone', IS_TIME_ZONE)
@Check('properties_claim_limit_days', 'claim_limit_days between 0 and 365')
@Index('properties_name', ['nameOrder', 'id'])
@Index('properties_search', { synchronize: false })
export class Property {
  @Id() id!: number;
  @Text() name!: string;
  @Text() location!: string;
  /** The address of the first of its pictures, maintained by a trigger. */
  @TextOrNull({ insert: false, update: false }) coverImageUrl!: string | null;
  /** The folded text to search, maintained by a trigger. */
  @Text({ select: false, insert: false, update: false }) searchText!: string;
  /** The name as lists sort it, maintained by a trigger. */
  @Text({ collation: 'C', select: false, insert: false, update: false }) nameOrder!: string;
  /** The location as lists sort it, maintained by a trigger. */
  @Text({ collation: 'C', select: false, insert: false, update: false }) locationOrder!: string;
  @Int({ default: DEFAULT_SIZE.totalShares }) totalShares!: number;
  @Int({ default: DEFAULT_SIZE.weeksPerShare }) weeksPerShare!: number;
  @Flag({ default: true }) isActive!: boolean;
  /** The year in which share 1 chooses first. */
  @Int({ default: 2024 }) rotationBaseYear!: number;
  /**
   * The weekday on which weeks start and end, from 1 (Monday) to 7 (Sunday, ISO 8601); defaults to
   * Saturday.
   */
  @Int({ default: 6 }) changeoverWeekday!: number;
  /** IANA name, such as 'Europe/Zurich': the clock of its deadlines and of its day. */
  @Text({ default: 'UTC' }) timeZone!: string;
  /** Whether an administrator must approve swaps that both sides agreed to. */
  @Flag({ default: false }) swapsNeedApproval!: boolean;
  /**
   * Number of days after a draft during which each share may claim only one open week; 0 for no
   * limit.
   */
  @Int({ default: 14 }) claimLimitDays!: number;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}
