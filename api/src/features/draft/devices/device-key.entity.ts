import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Reference, Text } from '../../../core/database/columns';
import { Session } from '../../auth/auth.entities';
import { User } from '../../auth/user.entity';

/** The public key of a browser that signs what its user chooses; the private one never leaves it. */
@Entity('device_keys')
@Index('device_keys_key', ['key'], { unique: true })
@Check('device_keys_point', `key ~ '^04[0-9a-f]{128}$'`)
export class DeviceKeyRow {
  @Id() id!: number;
  @Index('device_keys_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: User;
  /** The point on P-256, uncompressed, in hex. */
  @Text() key!: string;
  /** The name by which its user knows it, such as 'Firefox on Linux'. */
  @Text() name!: string;
  /** The sign-in in which it was last added, which ends when it is taken away. */
  @Index('device_keys_session')
  @Column({ type: 'uuid', nullable: true })
  sessionId!: string | null;
  @ManyToOne(() => Session, { onDelete: 'SET NULL' }) session?: Session | null;
  @CreatedAt() createdAt!: Date;
}
