import { Check, Entity, Index, ManyToOne } from 'typeorm';
import {
  CreatedAt,
  Day,
  Flag,
  Id,
  Reference,
  Text,
  TextOrNull,
} from '../../../core/database/columns';
import { User } from '../../auth/user.entity';
import { Share } from '../share.entity';
import type { HandoverKind } from './planned-handover.types';

/**
 * A share passes to another owner on a day to come. Triggers give that person the weeks from the day
 * on at once, and back if the plan ends before.
 */
@Entity('planned_handovers')
@Check('planned_handovers_kind', `kind in ('SALE', 'INHERITANCE', 'GIFT', 'OTHER')`)
@Check('planned_handovers_status', `status in ('PLANNED', 'DONE', 'ENDED')`)
@Index('planned_handovers_one', ['shareId'], { unique: true, where: `status = 'PLANNED'` })
@Index('planned_handovers_untold', ['id'], { where: 'not is_told' })
export class PlannedHandover {
  @Id() id!: number;
  @Index('planned_handovers_share') @Reference() shareId!: number;
  @ManyToOne(() => Share, { onDelete: 'CASCADE' }) share?: Share;
  /** The new owner. */
  @Index('planned_handovers_user') @Reference() userId!: number;
  @ManyToOne(() => User) user?: User;
  /** The first day that is theirs, at the property. */
  @Day() day!: string;
  @Text() kind!: HandoverKind;
  @TextOrNull() reason!: string | null;
  @Index('planned_handovers_by') @Reference() plannedById!: number;
  @ManyToOne(() => User) plannedBy?: User;
  @Text({ default: 'PLANNED' }) status!: 'PLANNED' | 'DONE' | 'ENDED';
  /** False until those concerned are notified that the database has ended it. */
  @Flag({ default: true }) isTold!: boolean;
  @CreatedAt() createdAt!: Date;
}
