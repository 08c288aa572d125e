import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import {
  CreatedAt,
  Day,
  Flag,
  FlagOrNull,
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
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { Share, Tenure } from '../shares/share.entity';
import { Season } from './week.types';

/**
 * A year of a property, created when its weeks are first used; from then on its dates are fixed.
 */
@Entity('property_years')
export class PropertyYear {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') year!: number;
  @ManyToOne(() => Property) property?: Property;
  /** True once the weeks are allocated: owners may claim the remaining ones. */
  @Flag({ default: false }) isOpenForClaims!: boolean;
  /** While its weeks are drafted they can be neither claimed nor changed. */
  @Flag({ default: false }) isDrafting!: boolean;
  /** When its draft ended; for some days from then on a share may claim only one open week. */
  @MomentOrNull() draftedAt!: Date | null;
  /** Counts changes to seasons, holidays and maintenance. */
  @Int({ default: 0 }) tagsVersion!: number;
  /** How often administrators rehearsed its draft, as of plans that were deleted. */
  @Int({ default: 0 }) rehearsals!: number;
}

/** A year whose weeks were agreed outside Fairweek: triggers refuse a draft of it. */
@Entity('agreed_years')
export class AgreedYear {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') year!: number;
  @ManyToOne(() => PropertyYear, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'year', referencedColumnName: 'year' },
  ])
  propertyYear?: PropertyYear;
  /** The administrator's words. */
  @Text() reason!: string;
  @Reference() agreedById!: number;
  @ManyToOne(() => User) agreedBy?: User;
  @CreatedAt() agreedAt!: Date;
  /** Whether owners may claim its open weeks since then. */
  @Flag() hasOpenedClaims!: boolean;
}

/**
 * A week of a property's year: its dates, season, holiday and whether it is reserved for
 * maintenance.
 */
@Entity('weeks')
@Index('weeks_maintenance', ['propertyId', 'year', 'week', 'isMaintenance'], { unique: true })
@Index('weeks_start', ['startDate'])
@Check('weeks_number', 'week between 1 and 53')
@Check('weeks_season', isOneOf('season', Season))
@Check('weeks_seven_days', 'end_date = start_date + 7')
@Exclusion(
  'weeks_apart',
  'using gist (property_id with =, daterange(start_date, end_date) with &&)',
)
export class Week {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') year!: number;
  @PrimaryColumn('integer') week!: number;
  @ManyToOne(() => Property) property?: Property;
  @Day() startDate!: string;
  /** Check-out day. */
  @Day() endDate!: string;
  @Text({ default: 'LOW' }) season!: Season;
  @TextOrNull() holiday!: string | null;
  @Flag({ default: false }) isMaintenance!: boolean;
}

/**
 * A week booked by a share. A unique index allows each week only one booking; a foreign key to (…,
 * is_maintenance = false) allows none during maintenance. A released booking stays, so that
 * subscribed calendars are updated.
 */
@Entity('bookings')
@Index('bookings_held_once', ['propertyId', 'year', 'week'], {
  unique: true,
  where: 'released_at is null',
})
@Index('bookings_one_claim', ['onlyClaimOf', 'year'], {
  unique: true,
  where: 'released_at is null',
})
@Index('bookings_week', ['propertyId', 'year', 'week'])
@Index('bookings_open_to_swap', ['propertyId'], {
  where: 'is_open_to_swap and released_at is null',
})
@Check('bookings_held', '(released_at is null) = (not_maintenance is not null)')
@Check('bookings_not_maintenance', 'not_maintenance = false')
@Check('bookings_guest_count', 'guest_count between 1 and 99')
export class Booking {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @Int() year!: number;
  @Int() week!: number;
  /**
   * False while the week is booked (it completes the foreign key to the week), null once it is
   * released.
   */
  @FlagOrNull({ default: false }) notMaintenance!: boolean | null;
  @ManyToOne(() => Week)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'year', referencedColumnName: 'year' },
    { name: 'week', referencedColumnName: 'week' },
    { name: 'not_maintenance', referencedColumnName: 'isMaintenance' },
  ])
  weekOfYear?: Week;
  @Index('bookings_share') @Reference() shareId!: number;
  @ManyToOne(() => Share) share?: Share;
  /** The holder of the week; maintained by triggers, and null without an owner. */
  @Index('bookings_tenure')
  @Column({ type: 'bigint', nullable: true, select: false, insert: false, update: false })
  tenureId!: number | null;
  @ManyToOne(() => Tenure, { onDelete: 'SET NULL' }) tenure?: Tenure | null;
  /**
   * The share that claimed this as its one open week after the draft, even if another holds it now;
   * null for all others.
   */
  @ReferenceOrNull() onlyClaimOf!: number | null;
  @ManyToOne(() => Share) @JoinColumn({ name: 'only_claim_of' }) claimant?: Share | null;
  /**
   * The guests' names as entered by the owner, one per line; the database clears those of weeks that have not
   * begun when the share changes owners.
   */
  @Text({ default: '' }) guests!: string;
  /** How many stay, those without a name included; cleared with the names. */
  @IntOrNull() guestCount!: number | null;
  /** Whether co-owners see who stays; cleared with the names. */
  @Flag({ default: false }) guestsShown!: boolean;
  /** The account of the guest who stays; cleared with the names. */
  @Index('bookings_guest') @ReferenceOrNull() guestId!: number | null;
  @ManyToOne(() => User) guest?: User | null;
  /** Whether the owner would swap it. */
  @Flag({ default: false }) isOpenToSwap!: boolean;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @MomentOrNull() releasedAt!: Date | null;
  /** Counts changes; the SEQUENCE of the calendar feed. */
  @Version() version!: number;
}

/**
 * A private address from which a calendar program reads a user's weeks; one per user and calendar.
 */
@Entity('calendar_feeds')
@Index('calendar_feeds_calendar', { synchronize: false })
export class CalendarFeed {
  @Id() id!: number;
  /** Hash of the address, which is shown only once and not stored. */
  @Index('calendar_feeds_token', { unique: true }) @Text() tokenHash!: string;
  @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  /** The whole calendar of this property; null for the user's own weeks in all properties. */
  @ReferenceOrNull() propertyId!: number | null;
  @ManyToOne(() => Property) property?: Property | null;
  @CreatedAt() createdAt!: Date;
}
