import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  Flag,
  Id,
  Int,
  IntOrNull,
  Moment,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  UpdatedAt,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { Share } from '../shares/share.entity';
import { Booking } from '../weeks/week.entities';
import { ExchangeStatus } from './exchange-status';
import { EXCHANGE_ENDS, type ExchangeEnd } from './rules';

/**
 * The weeks of the same year that an owner would take for one of their own; only that owner can read
 * them. The database deletes them when the booking changes hands.
 */
@Entity('swap_wishes')
@Check(
  'swap_wishes_weeks',
  'cardinality(weeks) between 1 and 53 and 1 <= all (weeks) and 53 >= all (weeks)',
)
export class SwapWishes {
  @PrimaryReference() bookingId!: number;
  @ManyToOne(() => Booking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id' })
  booking?: Booking;
  @Index('swap_wishes_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  /** Week numbers, most wanted first. */
  @Column('integer', { array: true }) weeks!: number[];
  /** Since then its owner waits; a changed list keeps its place. */
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
}

/**
 * An exchange that was found: proposed to its owners, or done. One that does not come about is
 * deleted as soon as its owners have been notified, so that no one learns who refused.
 */
@Entity('exchanges')
@Check('exchanges_status', isOneOf('status', ExchangeStatus))
@Check('exchanges_ended', `(ended_at is null) = (status in ('OPEN', 'AGREED'))`)
@Index('exchanges_property', ['propertyId', 'year'])
@Index('exchanges_expires', ['expiresAt'], { where: `status in ('OPEN', 'AGREED')` })
@Index('exchanges_unannounced', ['id'], { where: 'not is_announced' })
export class Exchange {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property;
  @Int() year!: number;
  @Text({ default: ExchangeStatus.OPEN }) status!: ExchangeStatus;
  @Moment({ default: () => 'now()' }) proposedAt!: Date;
  /** When it ends unless every owner has said yes. */
  @Moment() expiresAt!: Date;
  @MomentOrNull() endedAt!: Date | null;
  /** False if the database ended it and its owners have yet to be notified. */
  @Flag({ default: true }) isAnnounced!: boolean;
}

/**
 * The weeks that one owner gives and gets in an exchange. A booking is part of one open exchange at
 * most.
 */
@Entity('exchange_legs')
@Check('exchange_legs_other_week', 'gets_week <> week')
@Index('exchange_legs_one_open', ['bookingId'], { unique: true, where: 'is_open' })
@Index('exchange_legs_one_each', ['exchangeId', 'shareId'], { unique: true })
@Index('exchange_legs_gets', ['exchangeId', 'getsWeek'], { unique: true })
export class ExchangeLegRow {
  @PrimaryReference() exchangeId!: number;
  @ManyToOne(() => Exchange, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'exchange_id' })
  exchange?: Exchange;
  /** The booking of the week given, at the time of the proposal. */
  @PrimaryReference() bookingId!: number;
  @ManyToOne(() => Booking) @JoinColumn({ name: 'booking_id' }) booking?: Booking;
  @Index('exchange_legs_share') @Reference() shareId!: number;
  @ManyToOne(() => Share) share?: Share;
  /** The owner at the time of the proposal. */
  @Index('exchange_legs_user') @Reference() userId!: number;
  @ManyToOne(() => User) user?: User;
  @Int() week!: number;
  @Int() getsWeek!: number;
  /** Null for an open week. */
  @ReferenceOrNull() getsBookingId!: number | null;
  @ManyToOne(() => Booking) getsBooking?: Booking | null;
  /** When the owner said yes. */
  @MomentOrNull() agreedAt!: Date | null;
  /** Whether the owner's guests come along to the new week. */
  @Flag({ default: true }) guestsCome!: boolean;
  /** False once the exchange has ended; kept by the database. */
  @Flag({ default: true }) isOpen!: boolean;
}

/**
 * Why an exchange did not go through, for each owner who took part, whatever they answered; so it
 * names no one who refused. Purged after 30 days.
 */
@Entity('ended_exchanges')
@Check('ended_exchanges_cause', isOneOf('cause', EXCHANGE_ENDS))
export class EndedExchange {
  @Id() id!: number;
  @Index('ended_exchanges_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @Index('ended_exchanges_property') @Reference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property;
  @Int() year!: number;
  @Int() week!: number;
  @Int() getsWeek!: number;
  @Text() cause!: ExchangeEnd;
  @Index('ended_exchanges_at') @Moment({ default: () => 'now()' }) endedAt!: Date;
}

/** A week, or a pair of weeks, of which no exchange is proposed until then. */
@Entity('resting_weeks')
@Check('resting_weeks_pair', 'other_week > week')
@Index('resting_weeks_once', { synchronize: false })
export class RestingWeek {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property;
  @Int() year!: number;
  /** The smaller of a pair. */
  @Int() week!: number;
  /** Null if the week rests whatever it would be exchanged for. */
  @IntOrNull() otherWeek!: number | null;
  @Index('resting_weeks_until') @Moment() until!: Date;
}

/** When exchanges of a year are searched next: each night, and at once after a change. */
@Entity('exchange_searches')
export class ExchangeSearch {
  @PrimaryReference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property;
  @PrimaryColumn('integer') year!: number;
  @Index('exchange_searches_due') @Moment({ default: () => 'now()' }) dueAt!: Date;
}
