import { statement } from '../../core/database/statement';
import { type Person, type PersonalData, rowsOf } from '../../core/privacy/personal-data';
import { removeIdentities } from './access/steps/remove-identities';
import { removePasskeys } from './access/steps/remove-passkeys';
import { accountKey } from './steps/secrets';
import { fullName, hasSecondFactor } from './user.columns';

const ACCOUNT = statement(
  'my-account-data',
  `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email::text,
      u.profile_image_url as "profileImageUrl", u.user_role as "userRole", u.is_admin as "isAdmin",
      u.date_of_birth::text as "dateOfBirth", u.anniversary_date::text as "anniversaryDate",
      u.phone, u.phone_audience as "phoneAudience", u.postal_address as "postalAddress",
      u.admin_note as "adminNote", u.tags, p.name as "linkedProperty",
      ${hasSecondFactor('u.id')} as "hasSecondFactor", u.theme,
      u.time_zone as "timeZone", u.unread_mails as "unreadMails",
      u.reset_at as "accessGivenAt", ${fullName('giver')} as "accessGivenBy",
      u.address_changed_at as "addressChangedAt",
      u.created_at as "createdAt", u.updated_at as "updatedAt"
    from users u left join users giver on giver.id = u.reset_by
    left join properties p on p.id = u.linked_property_id where u.id = $1`,
);

const SESSIONS = statement(
  'my-session-data',
  `select created_at as "createdAt", used_at as "usedAt", expires_at as "expiresAt", device, network,
      way
    from sessions where user_id = $1 order by created_at`,
);

const PASSKEYS = statement(
  'my-passkey-data',
  `select name, created_at as "createdAt", used_at as "usedAt"
    from passkeys where user_id = $1 order by created_at`,
);

const IDENTITIES = statement(
  'my-identity-data',
  `select provider, issuer, subject, email, created_at as "createdAt", used_at as "usedAt"
    from sign_in_identities where user_id = $1 order by created_at`,
);

const TOKENS = statement(
  'my-token-data',
  `select name, scopes, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt",
      network, networks
    from access_tokens where user_id = $1 order by created_at`,
);

const VIEWINGS = statement(
  'my-viewing-data',
  `select v.started_at as "startedAt", ${fullName('viewer')} as "viewer"
    from viewings v join users viewer on viewer.id = v.viewer_id
    where v.viewed_id = $1 order by v.id`,
);

// Views that they made stay for the viewed users, by the name of a former owner.
const ERASE_VIEWINGS = statement(
  'erase-viewings-of-user',
  'delete from viewings where viewed_id = $1',
);
const ERASE_RESET = statement(
  'erase-access-reset',
  `update users set reset_at = null, reset_by = null, reset_ends_at = null, address_changed_at = null
    where id = $1`,
);
const ERASE_LINKS = statement(
  'erase-reset-links',
  'delete from password_resets where user_id = $1',
);
const ERASE_SECOND_FACTOR = statement(
  'erase-second-factor',
  'delete from second_factors where user_id = $1',
);
const ERASE_CODES = statement(
  'erase-registrations',
  'delete from registrations where email = any($1::citext[])',
);
const ERASE_KEYS = statement(
  'erase-idempotency-keys',
  'delete from idempotency_keys where user_id = $1',
);
const ERASE_COUNTS = statement(
  'erase-attempts',
  'delete from throttle where key like any($1::text[])',
);

export const authPersonalData: PersonalData = {
  tables: [
    'users',
    'sessions',
    'access_tokens',
    'registrations',
    'password_resets',
    'throttle',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'sign_in_identities',
    'viewings',
    'idempotency_keys',
  ],
  sections: {
    account: rowsOf(ACCOUNT),
    sessions: rowsOf(SESSIONS),
    passkeys: rowsOf(PASSKEYS),
    signInIdentities: rowsOf(IDENTITIES),
    accessTokens: rowsOf(TOKENS),
    viewings: rowsOf(VIEWINGS),
  },
  async erase(transaction, { id, emails }: Person, app) {
    const keys = emails.map((email) => `%${accountKey(app, email).replaceAll('_', '\\_')}%`);
    await transaction.query(ERASE_VIEWINGS, [id]);
    await transaction.query(ERASE_RESET, [id]);
    await transaction.query(ERASE_LINKS, [id]);
    await transaction.query(ERASE_SECOND_FACTOR, [id]);
    await removePasskeys(transaction, id);
    await removeIdentities(transaction, id);
    await transaction.query(ERASE_CODES, [[...emails]]);
    await transaction.query(ERASE_KEYS, [id]);
    await transaction.query(ERASE_COUNTS, [keys]);
  },
};
