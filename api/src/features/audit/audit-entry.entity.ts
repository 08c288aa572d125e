import { Column, Entity, Index } from 'typeorm';
import { CreatedAt, Id, Reference, Text } from '../../core/database/columns';

/** An administrator's action. The database refuses to change or delete it. */
@Entity('audit_log')
@Index('audit_log_search', { synchronize: false })
@Index('audit_log_keys', { synchronize: false })
export class AuditEntry {
  @Id() id!: number;
  /** The administrator's user id; no foreign key, because the log outlives the user. */
  @Reference() actorId!: number;
  /** The administrator's name at that time. */
  @Text() actorName!: string;
  /** Subject and verb, for example 'user.update'. */
  @Text() action!: string;
  /** The item affected, as readable text, for example 'User 12, Olivia Marsh'. */
  @Text() subject!: string;
  /** The folded text to search, maintained by a trigger. */
  @Text({ select: false, insert: false, update: false }) searchText!: string;
  /** The changed fields with their old values; null if something was created. */
  @Column({ type: 'jsonb', nullable: true }) before!: object | null;
  /** The changed fields with their new values; null if something was removed. */
  @Column({ type: 'jsonb', nullable: true }) after!: object | null;
  /** The users and the property that it concerns, such as 'user 12', if no field above names them. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) concerns!: string[];
  /** All that the entry is about, such as 'user 12' and 'kind share', maintained by a trigger. */
  @Column({ type: 'text', array: true, select: false, insert: false, update: false })
  keys!: string[];
  @Index('audit_log_at') @CreatedAt() at!: Date;
}
