import { Check, Column, Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import {
  CreatedAt,
  Int,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { StoredFile } from '../files/file.entities';
import { Booking } from '../weeks/week.entities';

/** The check-out of a stay: the checklist, readings and notes for the next arrival. */
@Entity('check_outs')
@Check('check_outs_done', 'done <@ tasks')
@Check('check_outs_readings', 'cardinality(meters) = cardinality(readings)')
export class CheckOut {
  @PrimaryReference() bookingId!: number;
  @ManyToOne(() => Booking, { onDelete: 'CASCADE' }) booking?: Booking;
  /** The user who saved it last; null after their erasure. */
  @Index('check_outs_by') @ReferenceOrNull() byId!: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() by?: User | null;
  /** The tasks of the checklist that day, and those done. */
  @Column('text', { array: true }) tasks!: string[];
  @Column('text', { array: true }) done!: string[];
  /** The meters of the house, and their readings in the same order; empty for one not read. */
  @Column('text', { array: true }) meters!: string[];
  @Column('text', { array: true }) readings!: string[];
  /** A note for those who arrive next. */
  @Text({ default: '' }) note!: string;
  /** Broken or missing things; each became a request. */
  @Column('text', { array: true, default: '{}' }) problems!: string[];
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}

/** A picture of a check-out. */
@Entity('check_out_pictures')
export class CheckOutPicture {
  @PrimaryReference() fileId!: number;
  @OneToOne(() => StoredFile, { onDelete: 'CASCADE' }) @JoinColumn() file?: StoredFile;
  @Index('check_out_pictures_booking') @Reference() bookingId!: number;
  @ManyToOne(() => CheckOut, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id' })
  checkOut?: CheckOut;
  /** Its place among them, from 0. */
  @Int() position!: number;
}
