import { Check, Entity, Index, JoinColumn, ManyToOne, OneToOne } from 'typeorm';
import {
  Flag,
  Id,
  Moment,
  MomentOrNull,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
} from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';

/** The conversation of a property's people; a trigger adds it with the property. */
@Entity('talks')
export class Talk {
  @PrimaryReference() propertyId!: number;
  @OneToOne(() => Property, { onDelete: 'CASCADE' }) @JoinColumn() property?: Property;
  /** Id of its last message; 0 without one. Each message locks the row. */
  @Reference({ default: 0 }) lastMessageId!: number;
  /** Whether people who join read what was written before. */
  @Flag({ default: false }) newcomersReadAll!: boolean;
}

/**
 * A time in which a user takes part in a talk, as an owner or as an administrator who joined it; they
 * read its messages after `afterId`, up to `upToId`. Triggers keep those of owners, so that no way of
 * joining or leaving a share can miss them.
 */
@Entity('talk_periods')
@Check('talk_periods_order', 'up_to_id >= after_id')
@Check('talk_periods_ended', '(up_to_id is null) = (left_at is null)')
@Index('talk_periods_open', ['propertyId', 'userId', 'isAdministrator'], {
  unique: true,
  where: 'up_to_id is null',
})
@Index('talk_periods_user', ['userId', 'propertyId'])
export class TalkPeriod {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Talk, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id', referencedColumnName: 'propertyId' })
  talk?: Talk;
  @Reference() userId!: number;
  @ManyToOne(() => User) user?: User;
  @Flag({ default: false }) isAdministrator!: boolean;
  @Reference() afterId!: number;
  /** Null while they take part. */
  @ReferenceOrNull() upToId!: number | null;
  @Moment({ default: () => 'now()' }) joinedAt!: Date;
  @MomentOrNull() leftAt!: Date | null;
}
