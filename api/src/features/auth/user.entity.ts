import { Check, Column, Entity, Index, ManyToOne } from 'typeorm';
import {
  CitextOrNull,
  CreatedAt,
  DayOrNull,
  Flag,
  Id,
  Int,
  IS_TIME_ZONE,
  MomentOrNull,
  ReferenceOrNull,
  Text,
  TextOrNull,
  UpdatedAt,
  Version,
} from '../../core/database/columns';
import { defineEnum, type EnumOf, isOneOf } from '../../core/input/enum';
import { Property } from '../properties/property.entity';
import { THEME_IDS, type ThemeId } from './rules';
import { IS_ADMINISTRATOR } from './user.columns';

export const UserRole = defineEnum('UserRole', 'Role of a user.', {
  USER: 'User without shares, such as a guest.',
  OWNER: 'Owner of shares.',
  ADMIN: 'Administrator.',
});
export type UserRole = EnumOf<typeof UserRole>;

export const PhoneAudience = defineEnum('PhoneAudience', 'Who sees a telephone number.', {
  ADMINISTRATORS: 'Administrators only.',
  OWNERS: 'Administrators, and owners who share a property with the user.',
});
export type PhoneAudience = EnumOf<typeof PhoneAudience>;

/** Columns that only statements write, by the clock of the database. */
const BY_STATEMENT = { select: false, insert: false, update: false } as const;

/**
 * A user (spec §3 User), with or without an account. A deleted user keeps the row, without personal
 * data.
 */
@Entity('users')
@Check('users_role', isOneOf('user_role', UserRole))
@Check('users_phone_audience', isOneOf('phone_audience', PhoneAudience))
@Check('users_theme', isOneOf('theme', THEME_IDS))
@Check('users_time_zone', `time_zone is null or ${IS_TIME_ZONE}`)
@Check('users_deleted_have_no_email', 'deleted_at is null or email is null')
@Check('users_reset', 'reset_at is not null or (reset_by is null and reset_ends_at is null)')
@Index('users_name', ['nameOrder', 'id'], { where: 'deleted_at is null' })
@Index('users_created', ['createdAt', 'id'], { where: 'deleted_at is null' })
@Index('users_by_email', ['email', 'id'], { where: 'deleted_at is null' })
@Index('users_by_role', ['userRole', 'nameOrder', 'id'], { where: 'deleted_at is null' })
@Index('users_without_password', ['nameOrder', 'id'], {
  where: 'deleted_at is null and password_hash is null',
})
@Index('users_by_shares', ['shareCount', 'id'], { where: 'deleted_at is null' })
@Index('users_living', ['id'], { where: 'deleted_at is null' })
@Index('users_search', { synchronize: false })
@Index('users_administrators', ['id'], {
  where: `deleted_at is null and ${IS_ADMINISTRATOR}`,
})
@Index('users_deleted', ['id'], { where: 'deleted_at is not null' })
export class User {
  @Id() id!: number;
  @Text() firstName!: string;
  @Text() lastName!: string;
  /** Null once the user is deleted. */
  @Index('users_email', { unique: true }) @CitextOrNull() email!: string | null;
  /** The lower-case search text of name, address and telephone, maintained by a trigger. */
  @Text({ select: false, insert: false, update: false }) searchText!: string;
  /** The full name as lists sort it, maintained by a trigger. */
  @Text({ collation: 'C', select: false, insert: false, update: false }) nameOrder!: string;
  /** Number of shares, maintained by triggers. */
  @Int({ default: 0, select: false, insert: false, update: false }) shareCount!: number;
  @TextOrNull() profileImageUrl!: string | null;
  @Text({ default: UserRole.USER }) userRole!: UserRole;
  /** An administrator regardless of the role (spec §6). */
  @Flag({ default: false }) isAdmin!: boolean;
  /** bcrypt; null until a password is set. */
  @TextOrNull() passwordHash!: string | null;
  /** Set with a temporary password, which until then works once, to choose a new one. */
  @MomentOrNull() temporaryPasswordExpiresAt!: Date | null;
  /** When an administrator last gave access to the account; null once the user has renewed it. */
  @MomentOrNull(BY_STATEMENT) resetAt!: Date | null;
  /** That administrator's id; null for the command line. No foreign key: they may be deleted. */
  @ReferenceOrNull(BY_STATEMENT) resetBy!: number | null;
  /** When that no longer counts, for the first access to the account; otherwise null. */
  @MomentOrNull(BY_STATEMENT) resetEndsAt!: Date | null;
  /** When someone other than the user last changed the address. */
  @MomentOrNull(BY_STATEMENT) addressChangedAt!: Date | null;
  @DayOrNull() dateOfBirth!: string | null;
  @DayOrNull() anniversaryDate!: string | null;
  @TextOrNull() phone!: string | null;
  @Text({ default: PhoneAudience.ADMINISTRATORS }) phoneAudience!: PhoneAudience;
  @TextOrNull() postalAddress!: string | null;
  /** For administrators alone, as are the tags. */
  @TextOrNull() adminNote!: string | null;
  @Column('text', { array: true, default: '{}' }) tags!: string[];
  /** The property in which the user stays as a guest. */
  @Index('users_linked_property') @ReferenceOrNull() linkedPropertyId!: number | null;
  @ManyToOne(() => Property) linkedProperty?: Property | null;
  /** The chosen theme; null until one is chosen. */
  @TextOrNull() theme!: ThemeId | null;
  /** Time zone of the device last used, as an IANA name; null until one is known. */
  @TextOrNull() timeZone!: string | null;
  /** Whether the user gets emails about unread messages. */
  @Flag({ default: true }) unreadMails!: boolean;
  @MomentOrNull() deletedAt!: Date | null;
  @CreatedAt() createdAt!: Date;
  @UpdatedAt() updatedAt!: Date;
  @Version() version!: number;
}
