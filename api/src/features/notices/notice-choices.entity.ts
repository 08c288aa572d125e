import { Check, Column, Entity, JoinColumn, OneToOne } from 'typeorm';
import { Flag, PrimaryReference, Text } from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { NoticeMail } from './notices.types';

/** When a user is notified of what happens to what they have; without a row, at once. */
@Entity('notice_choices')
@Check('notice_choices_mail', "mail in ('AT_ONCE', 'DAILY', 'NEVER')")
@Check(
  'notice_choices_quiet',
  `quiet_from between 0 and 23 and quiet_until between 0 and 23 and quiet_from <> quiet_until
    or quiet_from is null and quiet_until is null`,
)
export class NoticeChoices {
  @PrimaryReference() userId!: number;
  @OneToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user?: User;
  @Text() mail!: NoticeMail;
  /** The hour at which nothing is sent any more, by the user's clock; null without quiet hours. */
  @Column({ type: 'smallint', nullable: true }) quietFrom!: number | null;
  /** The hour from which what has waited is sent. */
  @Column({ type: 'smallint', nullable: true }) quietUntil!: number | null;
  /** Which reminders of stays the user wants. */
  @Flag({ default: true }) remindTwoWeeks!: boolean;
  @Flag({ default: true }) remindTwoDays!: boolean;
  @Flag({ default: true }) remindLastDay!: boolean;
}
