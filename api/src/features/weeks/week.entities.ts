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
  Id,
  Moment,
  PrimaryReference,
  Reference,
  UpdatedAt,
  Version,
} from '../../kit/database/columns';
import { isOneOf } from '../../kit/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { Share } from '../shares/share.entity';
import { Season } from './week.types';

/** A year of a property, made when its weeks are first worked with; from then on its dates stay. */
@Entity('property_years')
export class PropertyYear {
  @PrimaryReference()
  propertyId!: number;

  @PrimaryColumn('integer')
  year!: number;

  @ManyToOne(() => Property)
  property?: Property;

  /** Once the weeks are allocated, owners may take what is left. */
  @Column({ type: 'boolean', default: false })
  isOpenForClaims!: boolean;

  /** While its weeks are drafted no one claims one, and they stay as they are. */
  @Column({ type: 'boolean', default: false })
  isDrafting!: boolean;

  /** When its draft ended; for some days from then on a share takes one of the open weeks. */
  @Moment({ nullable: true })
  draftedAt!: Date | null;

  /** Counts the changes of seasons, holidays and maintenance. */
  @Column({ type: 'integer', default: 0 })
  tagsVersion!: number;
}

/** One week of a property's year: its dates, season, holiday and whether it is kept for maintenance. */
@Entity('weeks')
@Index('weeks_maintenance', ['propertyId', 'year', 'week', 'isMaintenance'], { unique: true })
@Check('weeks_number', 'week between 1 and 53')
@Check('weeks_season', isOneOf('season', Season))
@Check('weeks_seven_days', 'end_date = start_date + 7')
@Exclusion(
  'weeks_apart',
  'using gist (property_id with =, daterange(start_date, end_date) with &&)',
)
export class Week {
  @PrimaryReference()
  propertyId!: number;

  @PrimaryColumn('integer')
  year!: number;

  @PrimaryColumn('integer')
  week!: number;

  @ManyToOne(() => Property)
  property?: Property;

  @Column('date')
  startDate!: string;

  /** The day of checking out. */
  @Column('date')
  endDate!: string;

  @Column({ type: 'text', default: 'LOW' })
  season!: Season;

  @Column({ type: 'text', nullable: true })
  holiday!: string | null;

  @Column({ type: 'boolean', default: false })
  isMaintenance!: boolean;
}

/**
 * One week of one share. The week may be held once, and never while it is kept for maintenance:
 * the unique index says the first, the foreign key to (…, is_maintenance = false) the second.
 * A booking that was given back stays, so that calendars elsewhere learn of it.
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
export class Booking {
  @Id()
  id!: number;

  @Reference()
  propertyId!: number;

  @Column('integer')
  year!: number;

  @Column('integer')
  week!: number;

  /** False while the week is held (it completes the key of the week), null once it was given back. */
  @Column({ type: 'boolean', nullable: true, default: false })
  notMaintenance!: boolean | null;

  @ManyToOne(() => Week)
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'year', referencedColumnName: 'year' },
    { name: 'week', referencedColumnName: 'week' },
    { name: 'not_maintenance', referencedColumnName: 'isMaintenance' },
  ])
  weekOfYear?: Week;

  @Index('bookings_share')
  @Reference()
  shareId!: number;

  @ManyToOne(() => Share)
  share?: Share;

  /** The share whose one open week after the draft this is, whoever holds it since; null for all others. */
  @Reference({ nullable: true })
  onlyClaimOf!: number | null;

  @ManyToOne(() => Share)
  @JoinColumn({ name: 'only_claim_of' })
  claimant?: Share | null;

  /** Who stays, as the owner wrote it; the database forgets it when the share leaves its owner. */
  @Column({ type: 'text', default: '' })
  guests!: string;

  /** Its owner would give it for another. */
  @Column({ type: 'boolean', default: false })
  isOpenToSwap!: boolean;

  @CreatedAt()
  createdAt!: Date;

  @UpdatedAt()
  updatedAt!: Date;

  @Moment({ nullable: true })
  releasedAt!: Date | null;

  /** Counts changes; the SEQUENCE of the calendar feed. */
  @Version()
  version!: number;
}

/** A private address under which a calendar program reads someone's weeks; one per person and calendar. */
@Entity('calendar_feeds')
@Index('calendar_feeds_calendar', { synchronize: false })
export class CalendarFeed {
  @Id()
  id!: number;

  /** The address itself is shown once and kept nowhere. */
  @Index('calendar_feeds_token', { unique: true })
  @Column('text')
  tokenHash!: string;

  @Reference()
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  /** The whole calendar of this property; without one, the person's own weeks everywhere. */
  @Reference({ nullable: true })
  propertyId!: number | null;

  @ManyToOne(() => Property)
  property?: Property | null;

  @CreatedAt()
  createdAt!: Date;
}
