import { Column, Entity, Index } from 'typeorm';
import { CreatedAt, Id, Reference } from '../../kit/database/columns';

/** Something an administrator did. The database refuses to change or delete it. */
@Entity('audit_log')
@Index('audit_log_search', { synchronize: false })
export class AuditEntry {
  @Id()
  id!: number;

  /** Who did it; no foreign key, for the log outlives the person. */
  @Reference()
  actorId!: number;

  /** What they were called then. */
  @Column('text')
  actorName!: string;

  /** Subject and verb, for example 'user.update'. */
  @Column('text')
  action!: string;

  /** What it was done to, for people, for example 'User 12, Olivia Marsh'. */
  @Column('text')
  subject!: string;

  /** The fields that changed, as they were; null for something new. */
  @Column({ type: 'jsonb', nullable: true })
  before!: object | null;

  /** The fields that changed, as they are; null for something removed. */
  @Column({ type: 'jsonb', nullable: true })
  after!: object | null;

  @CreatedAt()
  at!: Date;
}
