import type { LoggedAction, Names } from '../../../core/audiences/audit-area';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { type Phrase, type Piece, piecesOf, textOf } from '../../../core/rules/sentence';
import { auditAreaOf } from '../audit.ways';
import { plainPhrase } from './phrases';

const NAMES = statement(
  'names-in-audit-log',
  `with requests as (
      select id, property_id, user_id, guest_first_name || ' ' || guest_last_name as guest
      from special_requests where id = any($3::bigint[]))
    select 'user' as kind, id, first_name || ' ' || last_name as name,
        null::bigint as "userId", null::bigint as "propertyId" from users
      where deleted_at is null
        and (id = any($1::bigint[]) or id = any(array(select user_id from requests)))
    union all select 'property', id, name, null, null from properties
      where id = any($2::bigint[]) or id = any(array(select property_id from requests))
    union all select 'request', id, guest, user_id, property_id from requests`,
);

/** An entry as it is read, with the keys of all that it mentions, such as 'user 12'. */
interface Logged extends Pick<LoggedAction, 'action' | 'subject'> {
  actorId: number;
  actorName: string;
  before: string | null;
  after: string | null;
  keys: string[] | null;
}

const idsOf = (entries: readonly Logged[], kind: string) => {
  const start = `${kind} `;
  const keys = entries.flatMap((entry) =>
    (entry.keys ?? []).filter((key) => key.startsWith(start)),
  );
  return [...new Set(keys)].map((key) => Number(key.slice(start.length)));
};

/** Reads the names of all that some entries mention, in one statement. */
async function namesIn(app: AppContext, entries: readonly Logged[]): Promise<Names> {
  const ids = (kind: string) => idsOf(entries, kind);
  const found = await read(app, NAMES, [ids('user'), ids('property'), ids('request')]);
  const known = new Map(found.map((row) => [`${row.kind} ${row.id}`, row]));
  const named = (key: string, path: string, text: string): Piece =>
    known.has(key) ? { text, path } : { text };
  const person: Names['person'] = (id, name) => {
    const key = `user ${id}`;
    const text = name ?? known.get(key)?.name ?? 'a former owner';
    return named(key, `/admin/users/${id}`, text.replace(/^Former owner$/, 'a former owner'));
  };
  const house: Names['house'] = (id, name) => {
    const key = `property ${id}`;
    const text = name ?? known.get(key)?.name ?? 'a former property';
    return named(key, `/admin/properties/${id}`, text);
  };
  return {
    person,
    house,
    ofRequest: (id) => {
      const request = known.get(`request ${id}`);
      if (!request) return [];
      const { name, userId, propertyId } = request;
      return [' of ', name ?? person(userId), ' at ', house(propertyId)];
    },
  };
}

/** The fields of a stored object; null for anything else. */
function fieldsOf(json: string | null): LoggedAction['before'] {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as LoggedAction['before'])
    : null;
}

/** True if the last words are quoted together with their own full stop. */
const endsInQuote = (phrase: Phrase) => textOf(phrase).endsWith('.”');

/** The sentences of entries, in their order: 'Ada Keller gave share 3 of Lake House to Uma.' */
export async function describeEntries(
  app: AppContext,
  entries: readonly Logged[],
): Promise<Piece[][]> {
  const names = await namesIn(app, entries);
  return entries.map((logged) => {
    const { actorId, actorName, action, subject } = logged;
    const [propertyId] = idsOf([logged], 'property');
    const sides = { before: fieldsOf(logged.before), after: fieldsOf(logged.after) };
    const entry = { action, subject, propertyId, ...sides };
    const phrase = auditAreaOf(app, action)?.describe(entry, names) ?? plainPhrase(entry, names);
    const end = endsInQuote(phrase) ? '' : '.';
    return piecesOf([names.person(actorId, actorName), ' ', ...phrase, end]);
  });
}
