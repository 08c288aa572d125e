import { Check, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { CreatedAt, Id, Reference, Text } from '../../../core/database/columns';
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
  @CreatedAt() createdAt!: Date;
}
