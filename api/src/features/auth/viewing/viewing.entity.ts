import { Column, Entity, Index, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Moment, Reference } from '../../../core/database/columns';
import { Session } from '../auth.entities';
import { User } from '../user.entity';

/** An administrator's view of the application as another user sees it. */
@Entity('viewings')
@Index('viewings_viewed', ['viewedId', 'id'])
@Index('viewings_started', ['startedAt'])
export class ViewingRow {
  @Id() id!: number;
  @Index('viewings_viewer') @Reference() viewerId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) viewer?: User;
  @Reference() viewedId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) viewed?: User;
  /** The administrator's session, which carries the view; null once it has ended. */
  @Index('viewings_session') @Column({ type: 'uuid', nullable: true }) sessionId!: string | null;
  @ManyToOne(() => Session, { onDelete: 'SET NULL' }) session?: Session | null;
  @CreatedAt() startedAt!: Date;
  /** When it ends automatically; moved to the moment in which it is stopped. */
  @Moment() endsAt!: Date;
}
