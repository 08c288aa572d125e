import { readEach, type Transaction } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { FORMER_OWNER, type Person, type PersonalData } from '../../core/personal-data';

const MINE = statement(
  'my-actions',
  'select at, action, subject, before, after from audit_log where actor_id = $1 order by id',
);

// The database lets nothing else change an entry, and nothing at all its id, actor, action and time.
const ALLOW = statement('allow-erasure', `select set_config('fairweek.erasing', 'on', true)`);
const FORBID = statement('end-erasure', `select set_config('fairweek.erasing', '', true)`);

const MENTIONS = statement(
  'mentions-of-person',
  `select id, actor_id = $1 as "isByThem", subject like 'User ' || $1 || ',%' as "isAboutThem",
      subject, before::text, after::text
    from audit_log
    where actor_id = $1 or subject like 'User ' || $1 || ',%'
      or lower(subject || coalesce(before::text, '') || coalesce(after::text, '')) like any($2::text[])`,
);

const REWRITE = statement(
  'rewrite-action',
  `update audit_log set actor_name = case when $2::boolean then $3 else actor_name end,
      subject = $4, before = $5::jsonb, after = $6::jsonb
    where id = $1`,
);

/** The fields of a user that an entry about them no longer shows. */
const PERSONAL = [
  ...['firstName', 'lastName', 'email', 'profileImageUrl', 'dateOfBirth', 'anniversaryDate'],
];

const withoutFields = (json: string) => {
  const kept = Object.entries(JSON.parse(json)).filter(([key]) => !PERSONAL.includes(key));
  return JSON.stringify(Object.fromEntries(kept));
};

/** Matches a text in a text, or in the JSON of one, whatever its case. */
const pattern = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** A pattern of SQL's LIKE for texts that contain another in lower case. */
const like = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Replaces the person in everything that administrators did; the entries stay. */
async function redact(transaction: Transaction, person: Person): Promise<void> {
  const words = [...person.emails, ...person.names];
  const needles = words.flatMap((word) => [like(word), like(inJson(word))]);
  const without = (text: string) =>
    words.reduce((left, word) => left.replace(pattern(word), FORMER_OWNER), text);
  const withoutInJson = (json: string) =>
    words.reduce((left, word) => left.replace(pattern(inJson(word)), FORMER_OWNER), json);

  await transaction.query(ALLOW, []);
  for (const entry of await transaction.query(MENTIONS, [person.id, needles])) {
    const redacted = (json: string | null) =>
      json && withoutInJson(entry.isAboutThem ? withoutFields(json) : json);
    const subject = entry.isAboutThem
      ? `User ${person.id}, ${FORMER_OWNER}`
      : without(entry.subject);
    await transaction.query(REWRITE, [
      entry.id,
      entry.isByThem,
      FORMER_OWNER,
      subject,
      redacted(entry.before),
      redacted(entry.after),
    ]);
  }
  await transaction.query(FORBID, []);
}

export const auditPersonalData: PersonalData = {
  tables: ['audit_log'],
  sections: { administratorActions: (app, userId) => readEach(app, MINE, [userId]) },
  erase: redact,
};
