import { Check, Entity, Index } from 'typeorm';
import { CreatedAt, Id, ReferenceOrNull, Text, TextOrNull } from '../../core/database/columns';
import { defineEnum, type EnumOf, isOneOf } from '../../core/input/enum';

export const SecurityEventKind = defineEnum('SecurityEventKind', 'An event of an account.', {
  SIGNED_IN: 'Someone signed in.',
  SIGN_IN_REFUSED: 'A sign-in with a wrong password or code was refused.',
  SLOWED_DOWN: 'Too many attempts were made, and further ones refused for a while.',
  SIGNED_OUT: 'Someone signed out.',
  SESSIONS_ENDED: 'Sessions were ended before they expired.',
  PASSWORD_CHANGED: 'Someone changed their password.',
  PASSWORD_RESET: 'Someone set a password through an emailed link or code.',
  TEMPORARY_PASSWORD_SET: 'An administrator set a temporary password.',
  EMAIL_CHANGED: 'The email address of an account was changed.',
  ROLE_CHANGED: 'Someone became an administrator, or no longer is one.',
  SECOND_FACTOR_ON: 'Someone switched on a second factor.',
  SECOND_FACTOR_OFF: 'A second factor was switched off.',
  RECOVERY_CODE_USED: 'Someone used a recovery code.',
  PASSKEY_ADDED: 'Someone added a passkey.',
  PASSKEY_REMOVED: 'Someone removed a passkey.',
  PASSKEY_REFUSED: 'A passkey was refused that may have been copied.',
  IDENTITY_ADDED: 'Someone linked an account at a sign-in provider.',
  IDENTITY_REMOVED: 'Someone removed a linked account of a sign-in provider.',
  TOKEN_CREATED: 'Someone made an access token.',
  TOKEN_REVOKED: 'Someone revoked an access token.',
  WEBHOOK_CREATED: 'Someone made a webhook.',
  WEBHOOK_DELETED: 'Someone deleted a webhook.',
  DATA_EXPORTED: 'Someone downloaded their personal data.',
  USER_ERASED: 'The personal data of a user was erased.',
});
export type SecurityEventKind = EnumOf<typeof SecurityEventKind>;

/** An entry of the security log; it holds no password, code, token or email address. */
@Entity('security_events')
@Check('security_events_kind', isOneOf('kind', SecurityEventKind))
@Index('security_events_user', ['userId', 'id'])
@Index('security_events_at', ['at'])
export class SecurityEvent {
  @Id() id!: number;
  @Text() kind!: SecurityEventKind;
  /** The user whose account it is; no foreign key, because the log outlives the user. */
  @ReferenceOrNull() userId!: number | null;
  /** The user who acted, if it was another one. */
  @ReferenceOrNull() actorId!: number | null;
  /** The client's network; null for the command line. */
  @TextOrNull() network!: string | null;
  @TextOrNull() requestId!: string | null;
  @CreatedAt() at!: Date;
}
