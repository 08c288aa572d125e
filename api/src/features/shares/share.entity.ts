import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';

/** One of up to twelve shares of a property (spec §3 Share); vacant without a user. */
@Entity('shares')
@Index('shares_number', { synchronize: false })
@Check('shares_number_range', 'share_number between 1 and 12')
export class Share {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('integer')
  propertyId!: number;

  @ManyToOne(() => Property)
  @JoinColumn({ name: 'property_id' })
  property?: Property;

  @Column('integer')
  shareNumber!: number;

  @Index('shares_user')
  @Column({ type: 'integer', nullable: true })
  userId!: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user?: User | null;

  /** An inactive share has no place in the rotation and takes no weeks. */
  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;

  @VersionColumn({ default: 1 })
  version!: number;
}
