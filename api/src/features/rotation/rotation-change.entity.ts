import { Check, Column, Entity, Index, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Int, Reference, Text, TextOrNull } from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { RotationKind } from './rotation-kinds';

/**
 * Records that an administrator set the first choice of a year and the kind of rotation from then
 * on; never changed afterwards.
 */
@Entity('rotation_changes')
@Check('rotation_changes_kind', `kind in ('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS')`)
export class RotationChange {
  @Id() id!: number;
  @Index('rotation_changes_property') @Reference() propertyId!: number;
  @ManyToOne(() => Property) property?: Property;
  @Int() year!: number;
  @Int() firstChoiceShare!: number;
  @Text({ default: RotationKind.OVER_TWELVE }) kind!: RotationKind;
  /** The shares that rotate, as they queued when it was set; null for the numbers 1 to 12. */
  @Column('integer', { array: true, nullable: true }) queue!: number[] | null;
  /** The administrator's words. */
  @TextOrNull() reason!: string | null;
  @Reference() changedById!: number;
  @ManyToOne(() => User) changedBy?: User;
  @CreatedAt() changedAt!: Date;
}
