import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import {
  CreatedAt,
  Flag,
  Id,
  Int,
  IntOrNull,
  MomentOrNull,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { type WebhookArea, type WebhookKind, WebhookOffReason } from './webhook-kinds';

/** An address of a user's own program that is notified of what happens. */
@Entity('webhooks')
@Check('webhooks_off', '(off_at is null) = (off_reason is null)')
@Check('webhooks_off_reason', isOneOf('off_reason', WebhookOffReason))
@Index('webhooks_for_all', ['id'], { where: 'is_for_all' })
export class Webhook {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Index('webhooks_user') @Reference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
  @Text() name!: string;
  /** May itself be a secret of the program. */
  @Text() url!: string;
  @Column('text', { array: true }) kinds!: WebhookKind[];
  /** Whether one of its kinds is for administrators. */
  @Flag() isForAll!: boolean;
  /** Signs deliveries; encrypted with a key of this installation. */
  @Text() secret!: string;
  /** When the first of the failures came that no success has followed; null while all is well. */
  @MomentOrNull() failingSince!: Date | null;
  /** Null while it is on. */
  @MomentOrNull() offAt!: Date | null;
  @TextOrNull() offReason!: WebhookOffReason | null;
  @CreatedAt() createdAt!: Date;
}

/** Something that happened, for one webhook; the log of its deliveries. */
@Entity('webhook_deliveries')
@Check('webhook_deliveries_end', 'delivered_at is null or failed_at is null')
@Index('webhook_deliveries_log', ['webhookId', 'id'])
@Index('webhook_deliveries_age', ['createdAt'])
export class WebhookDelivery {
  @Id() id!: number;
  @Column('uuid') webhookId!: string;
  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' }) webhook?: Webhook;
  @Text() area!: WebhookArea;
  /** Such as 'swap.changed'. */
  @Text() kind!: string;
  /** Ids and numbers alone, by name; no text that anyone has written. */
  @Column('jsonb') ids!: Record<string, number | number[]>;
  /** The house, of which only its owners may be notified; null for the user's own matters. */
  @Index('webhook_deliveries_property') @ReferenceOrNull() propertyId!: number | null;
  @ManyToOne(() => Property, { onDelete: 'CASCADE' }) property?: Property;
  /** Whether the user is notified as a user, rather than as an administrator. */
  @Flag() isOwn!: boolean;
  @CreatedAt() createdAt!: Date;
  @Int({ default: 0 }) attempts!: number;
  @MomentOrNull() attemptedAt!: Date | null;
  /** The last answer of the address; null if there was none. */
  @IntOrNull() statusCode!: number | null;
  /** Why the last attempt failed, in words. */
  @TextOrNull() problem!: string | null;
  @MomentOrNull() deliveredAt!: Date | null;
  /** When the last attempt failed. */
  @MomentOrNull() failedAt!: Date | null;
}
