import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';

/** That an administrator made a share the first to choose in a year; never changed afterwards. */
@Entity('rotation_changes')
export class RotationChange {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Index('rotation_changes_property')
  @Column('integer')
  propertyId!: number;

  @ManyToOne(() => Property)
  @JoinColumn({ name: 'property_id' })
  property?: Property;

  @Column('integer')
  year!: number;

  @Column('integer')
  firstChoiceShare!: number;

  @Column('integer')
  changedById!: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'changed_by_id' })
  changedBy?: User;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  changedAt!: Date;
}
