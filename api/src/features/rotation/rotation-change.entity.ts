import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Reference } from '../../core/database/columns';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';

/** Records that an administrator set the first choice of a year; never changed afterwards. */
@Entity('rotation_changes')
export class RotationChange {
  @Id()
  id!: number;

  @Index('rotation_changes_property')
  @Reference()
  propertyId!: number;

  @ManyToOne(() => Property)
  property?: Property;

  @Column('integer')
  year!: number;

  @Column('integer')
  firstChoiceShare!: number;

  @Reference()
  changedById!: number;

  @ManyToOne(() => User)
  changedBy?: User;

  @CreatedAt()
  changedAt!: Date;
}
