import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Int, Reference, Text } from '../../../core/database/columns';
import { User } from '../../auth/user.entity';
import { Tenure } from '../../shares/share.entity';
import { Booking } from '../../weeks/week.entities';

/**
 * A link to the private page of a stay. It is valid as long as the booking is of that week and that
 * holder, and its creator has a part in it, until the day of departure.
 */
@Entity('stay_links')
export class StayLink {
  @Id() id!: number;
  @Index('stay_links_booking') @Reference() bookingId!: number;
  @ManyToOne(() => Booking, { onDelete: 'CASCADE' }) booking?: Booking;
  @Index('stay_links_tenure') @Reference() tenureId!: number;
  @ManyToOne(() => Tenure, { onDelete: 'CASCADE' }) tenure?: Tenure;
  @Int() year!: number;
  @Int() week!: number;
  /** The guest's name, as the owner entered it. */
  @Text() name!: string;
  /** Keyed hash; the token itself is shown only once and not stored. */
  @Index('stay_links_token', { unique: true }) @Text() tokenHash!: string;
  @Index('stay_links_by') @Reference() createdById!: number;
  @ManyToOne(() => User) @JoinColumn({ name: 'created_by_id' }) createdBy?: User;
  @CreatedAt() createdAt!: Date;
}
