import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CreatedAt, PrimaryReference } from '../../core/database/columns';
import { type EnumOf, isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Week } from '../weeks/week.entities';

/** When users are reminded: two weeks and two days before a stay, and on the day of departure. */
export const ReminderKind = {
  TWO_WEEKS: 'TWO_WEEKS',
  TWO_DAYS: 'TWO_DAYS',
  LAST_DAY: 'LAST_DAY',
} as const;
export type ReminderKind = EnumOf<typeof ReminderKind>;

/** A reminder of a stay that a user has had: its row claims the email, so that there is one. */
@Entity('stay_reminders')
@Index('stay_reminders_week', ['propertyId', 'year', 'week'])
@Check('stay_reminders_kind', isOneOf('kind', ReminderKind))
export class StayReminder {
  @PrimaryReference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') year!: number;
  @PrimaryColumn('integer') week!: number;
  @ManyToOne(() => Week, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'property_id', referencedColumnName: 'propertyId' },
    { name: 'year', referencedColumnName: 'year' },
    { name: 'week', referencedColumnName: 'week' },
  ])
  weekOfYear?: Week;
  @PrimaryColumn('text') kind!: ReminderKind;
  @CreatedAt() sentAt!: Date;
}
