import { Check, Column, Entity, Generated, PrimaryColumn } from 'typeorm';
import { CreatedAt, MomentOrNull } from '../../core/database/columns';

/** The state of this installation, in its one row. */
@Entity('installation')
@Check('installation_is_only_check', 'is_only')
export class Installation {
  @PrimaryColumn({ type: 'boolean', default: true }) isOnly!: boolean;
  /** Distinguishes what it gives out from that of any other; its backups have it as well. */
  @Column('uuid') @Generated('uuid') id!: string;
  /** When it was set up, or restored. */
  @CreatedAt() startedAt!: Date;
  /** Since when it is a restored copy that does no background work; null otherwise. */
  @MomentOrNull() quietSince!: Date | null;
}
