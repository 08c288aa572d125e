import { Check, Entity, Index, ManyToOne } from 'typeorm';
import {
  CreatedAt,
  Day,
  Flag,
  Id,
  Moment,
  MomentOrNull,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Share } from '../shares/share.entity';
import { Booking } from '../weeks/week.entities';
import { SwapStatus } from './swap-status';

/** A request to exchange one week of a share for another (spec §3 Week swap). */
@Entity('week_swaps')
@Check('week_swaps_status', isOneOf('status', SwapStatus))
@Check('week_swaps_current_week', 'current_week_end > current_week_start')
@Check('week_swaps_preferred_week', 'preferred_week_end > preferred_week_start')
@Check(
  'week_swaps_accepted',
  `status <> 'APPROVED' or target_booking_id is null or accepted_at is not null`,
)
@Index('week_swaps_status_newest', ['status', 'id'])
@Index('week_swaps_state', { synchronize: false })
@Index('week_swaps_requested', ['requestedAt', 'id'])
@Index('week_swaps_given', ['currentWeekStart', 'id'])
@Index('week_swaps_expires', ['expiresAt'], { where: `status = 'PENDING'` })
@Index('week_swaps_untold', ['id'], { where: 'not is_told' })
@Index('week_swaps_pending_same', ['requestingBookingId', 'preferredWeekStart'], {
  unique: true,
  where: `status = 'PENDING'`,
})
@Index('week_swaps_taken_back', ['takesBackId'], {
  unique: true,
  where: `status in ('PENDING', 'APPROVED')`,
})
@Index('week_swaps_target_booking', ['targetBookingId'], { where: `status = 'PENDING'` })
export class WeekSwap {
  @Id() id!: number;
  @Text({ default: SwapStatus.PENDING }) status!: SwapStatus;
  /** The requester; the share may change owners later. */
  @Index('week_swaps_requester') @Reference() requesterId!: number;
  @ManyToOne(() => User) requester?: User;
  /** The share whose week is given. */
  @Index('week_swaps_share') @Reference() shareId!: number;
  @ManyToOne(() => Share) share?: Share;
  @Day() currentWeekStart!: string;
  @Day() currentWeekEnd!: string;
  @Day() preferredWeekStart!: string;
  @Day() preferredWeekEnd!: string;
  /** The week to give, if the dates match a booking of the share. */
  @ReferenceOrNull() requestingBookingId!: number | null;
  @ManyToOne(() => Booking) requestingBooking?: Booking | null;
  /** The week to receive, if the dates match a booking in the property. */
  @ReferenceOrNull() targetBookingId!: number | null;
  @ManyToOne(() => Booking) targetBooking?: Booking | null;
  /** The share whose week is wanted. */
  @Index('week_swaps_target_share') @ReferenceOrNull() targetShareId!: number | null;
  @ManyToOne(() => Share) targetShare?: Share | null;
  /**
   * The owner of that share at the time of the request, who has to answer; the share may change
   * owners later.
   */
  @Index('week_swaps_answerer') @ReferenceOrNull() answererId!: number | null;
  @ManyToOne(() => User) answerer?: User | null;
  /** When the other side accepted; it may still need an administrator's approval. */
  @MomentOrNull() acceptedAt!: Date | null;
  /** When it expires without an answer. */
  @Moment() expiresAt!: Date;
  /** The note of the user who ended it. */
  @TextOrNull() answerNote!: string | null;
  /** False if the database ended it automatically and no one has been notified yet. */
  @Flag({ default: true }) isTold!: boolean;
  /** Whether the requester's guests come along to the new week. */
  @Flag({ default: true }) guestsCome!: boolean;
  /** The same of the other side's guests. */
  @Flag({ default: true }) answererGuestsCome!: boolean;
  /** The swap that this one was offered in place of. */
  @ReferenceOrNull() counterOfId!: number | null;
  @ManyToOne(() => WeekSwap) counterOf?: WeekSwap | null;
  /** The completed swap whose weeks this one exchanges back. */
  @ReferenceOrNull() takesBackId!: number | null;
  @ManyToOne(() => WeekSwap) takesBack?: WeekSwap | null;
  /** Whether the week that was given for an open one was the share's only claim. */
  @Flag({ default: false }) gaveOnlyClaim!: boolean;
  /** The requester's note. */
  @TextOrNull() requestNote!: string | null;
  /** When it was requested. */
  @Moment({ default: () => 'now()' }) requestedAt!: Date;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}
