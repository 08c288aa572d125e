import { Check, Column, Entity, Index, ManyToOne } from 'typeorm';
import {
  CitextOrNull,
  CreatedAt,
  Flag,
  Id,
  MomentOrNull,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Property } from '../properties/property.entity';
import { RequestCategory, RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';

/** A request for a property by a user, or by a guest without an account (spec §3). */
@Entity('special_requests')
@Check(
  'special_requests_asker',
  `num_nonnulls(guest_first_name, guest_last_name, guest_email) = case when user_id is null then 3 else 0 end`,
)
@Check('special_requests_category', isOneOf('category', RequestCategory))
@Check('special_requests_priority', isOneOf('priority', RequestPriority))
@Check('special_requests_status', isOneOf('status', RequestStatus))
@Index('special_requests_list', { synchronize: false })
@Index('special_requests_search', { synchronize: false })
@Index('special_requests_user_newest', ['userId', 'createdAt', 'id'])
@Index('special_requests_property_newest', ['propertyId', 'createdAt', 'id'])
@Index('special_requests_made', ['createdAt', 'id'])
@Index('special_requests_assignee', ['assigneeId'], { where: 'assignee_id is not null' })
@Index('special_requests_user_key', ['userId', 'clientKey'], { unique: true })
@Index('special_requests_guest_key', ['propertyId', 'clientKey'], {
  unique: true,
  where: 'user_id is null',
})
export class SpecialRequest {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property) property?: Property;
  /** The requester; null for a guest without an account. */
  @ReferenceOrNull() userId!: number | null;
  @ManyToOne(() => User) user?: User | null;
  @TextOrNull() guestFirstName!: string | null;
  @TextOrNull() guestLastName!: string | null;
  /** Empty once the guest's name and address have been removed. */
  @CitextOrNull() guestEmail!: string | null;
  @Text() title!: string;
  @Text() description!: string;
  /** The folded text to search, maintained by a trigger. */
  @Text({ select: false, insert: false, update: false }) searchText!: string;
  @Text() category!: RequestCategory;
  @Text() priority!: RequestPriority;
  @Text({ default: RequestStatus.pending }) status!: RequestStatus;
  /** The administrator the request is assigned to. */
  @ReferenceOrNull() assigneeId!: number | null;
  @ManyToOne(() => User) assignee?: User | null;
  @MomentOrNull() forwardedAt!: Date | null;
  @MomentOrNull() archivedAt!: Date | null;
  /** Created by the requester's browser, so that a repeated request stores nothing twice. */
  @Column('uuid') clientKey!: string;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}

/** An entry in a request's history; deleted only with the request. */
@Entity('special_request_events')
@Check('special_request_events_kind', isOneOf('kind', RequestEventKind))
@Check('special_request_events_status', isOneOf('status', RequestStatus))
@Index('special_request_events_request', ['requestId', 'id'])
export class SpecialRequestEvent {
  @Id() id!: number;
  @Reference() requestId!: number;
  @ManyToOne(() => SpecialRequest, { onDelete: 'CASCADE' }) request?: SpecialRequest;
  @Text() kind!: RequestEventKind;
  /** The new status, if it changed. */
  @TextOrNull() status!: RequestStatus | null;
  @TextOrNull() note!: string | null;
  /** False for a note among administrators. */
  @Flag({ default: true }) isForAsker!: boolean;
  @CitextOrNull() forwardedTo!: string | null;
  @ReferenceOrNull() assigneeId!: number | null;
  @ManyToOne(() => User) assignee?: User | null;
  /** The user who did it; null for a guest. */
  @ReferenceOrNull() actorId!: number | null;
  @ManyToOne(() => User) actor?: User | null;
  @CreatedAt() at!: Date;
}

/** A property's private link for guests. No secret is stored: the token is derived from the id. */
@Entity('guest_links')
@Index('guest_links_property', ['propertyId'], { unique: true })
export class GuestLinkRow {
  @Id() id!: number;
  @Reference() propertyId!: number;
  @ManyToOne(() => Property) property?: Property;
  @CreatedAt() createdAt!: Date;
}
