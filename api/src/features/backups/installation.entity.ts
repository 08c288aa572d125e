import { Check, Entity } from 'typeorm';
import { CreatedAt, Moment, PrimaryReference } from '../../core/database/columns';

/** What this installation knows about itself, in its one row; not part of backups. */
@Entity('installation_state')
@Check('installation_state_one_row', 'id = 1')
export class InstallationState {
  @PrimaryReference()
  id!: number;

  /** When it was set up, or restored. */
  @CreatedAt()
  startedAt!: Date;

  /** Since when it is a restored copy that does no background work; null otherwise. */
  @Moment({ nullable: true })
  quietSince!: Date | null;
}
