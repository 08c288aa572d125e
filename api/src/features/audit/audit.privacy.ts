import type { Transaction } from '../../core/database/database';
import { type Row, statement } from '../../core/database/statement';
import {
  FORMER_OWNER,
  type Person,
  type PersonalData,
  rowsOf,
} from '../../core/privacy/personal-data';

// Not whom and what they changed: that is the data of others.
const MINE = statement(
  'my-actions',
  'select at, action from audit_log where actor_id = $1 order by id',
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
  ...['phone', 'postalAddress', 'adminNote', 'tags'],
];

/** A pattern of SQL's LIKE for texts that contain another in lower case. */
const like = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const replaced = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((left, pattern) => left.replace(pattern, FORMER_OWNER), text);

/** Matches an address that is not a part of a longer one, in any case. */
const addressPattern = (email: string) =>
  new RegExp(`(?<![\\w.+@-])${escaped(email)}(?![\\w@-]|\\.\\w)`, 'gi');

/** Matches a full name that is not a part of a longer word, in any case. */
const namePattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu');

type Mention = Row<'mentions-of-person'>;

/** Fields with the name of a thing, which may be that of a person as well. */
const OF_THINGS = ['name', 'location', 'property', 'propertyName', 'fileName'];

/**
 * Removes a person from entries of the log. Addresses are replaced wherever they stand as a whole,
 * because no one else has them; full names in texts such as reasons, but not in the names of things,
 * because anyone may choose any name, such as that of a property.
 */
class Redaction {
  private readonly addresses: RegExp[];
  private readonly names: RegExp[];

  constructor(private readonly person: Person) {
    this.addresses = person.emails.map(addressPattern);
    this.names = person.names.map(namePattern);
  }

  subject({ subject, isAboutThem }: Mention): string {
    if (isAboutThem) return `User ${this.person.id}, ${FORMER_OWNER}`;
    const isSwap = subject.startsWith('Swap ');
    return this.withoutAddresses(isSwap ? this.withoutName(subject) : subject);
  }

  changes(json: string | null, { isAboutThem }: Mention): string | null {
    if (json === null) return null;
    const redacted = this.value(JSON.parse(json), '');
    if (!isAboutThem) return JSON.stringify(redacted);
    const kept = Object.entries(redacted as object).filter(([key]) => !PERSONAL.includes(key));
    return JSON.stringify(Object.fromEntries(kept));
  }

  /** 'Swap 3, Ada Keller, Lake House share 1' names the requester between the first commas. */
  private withoutName(subject: string): string {
    const name = this.person.names.find((it) => subject.includes(`, ${it}, `));
    return name ? subject.replace(`, ${name}, `, () => `, ${FORMER_OWNER}, `) : subject;
  }

  private withoutAddresses(text: string): string {
    return replaced(text, this.addresses);
  }

  private value(value: unknown, key: string): unknown {
    if (typeof value === 'string') {
      const text = this.withoutAddresses(value);
      return OF_THINGS.includes(key) ? text : replaced(text, this.names);
    }
    if (Array.isArray(value)) return value.map((one) => this.value(one, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, it]) => [name, this.value(it, name)]);
    return Object.fromEntries(entries);
  }
}

/** Removes the person from all that administrators did; the entries stay. */
async function redact(transaction: Transaction, person: Person): Promise<void> {
  const redaction = new Redaction(person);
  const words = [...person.emails, ...person.names];
  await transaction.query(ALLOW, []);
  for (const entry of await transaction.query(MENTIONS, [person.id, words.map(like)])) {
    await transaction.query(REWRITE, [
      entry.id,
      entry.isByThem,
      FORMER_OWNER,
      redaction.subject(entry),
      redaction.changes(entry.before, entry),
      redaction.changes(entry.after, entry),
    ]);
  }
  await transaction.query(FORBID, []);
}

export const auditPersonalData: PersonalData = {
  tables: ['audit_log'],
  sections: { administratorActions: rowsOf(MINE) },
  erase: redact,
};
