import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Int, Moment, MomentOrNull, PrimaryReference, Text } from '../../core/database/columns';
import { Property } from '../properties/property.entity';

/** The end of a house's own log, and the lock for those who add to it. */
@Entity('house_chains')
@Index('house_chains_due', ['dueAt'], { where: 'due_at is not null' })
export class HouseChain {
  @PrimaryReference() propertyId!: number;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  property?: Property;
  @Int({ default: 0 }) seq!: number;
  @Text({ default: '' }) head!: string;
  @Moment() at!: Date;
  /** When something is due in its running draw. */
  @MomentOrNull() dueAt!: Date | null;
}

/** An entry of a house's own log, chained by hashes; a trigger refuses every change to it. */
@Entity('house_chain_log')
export class HouseChainRow {
  @PrimaryReference() propertyId!: number;
  @PrimaryColumn('integer') seq!: number;
  @ManyToOne(() => HouseChain, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'property_id' })
  chain?: HouseChain;
  /** The entry as JSON, byte for byte as it was hashed. */
  @Text() text!: string;
  @Text() hash!: string;
}
