import { type FirstWay, isScanning } from '../../../core/input/search';

/** The folded words of a search, each between wildcards; the longest comes first. */
const WORDS = 'folded($3::text[])';

/** Those whose name an entry shows today; only a guest without an account is named by a request. */
const NAMED = [
  {
    ...{ kind: 'user', table: 'users', where: 'it.deleted_at is null' },
    name: `folded(it.first_name || ' ' || it.last_name)`,
  },
  { kind: 'property', table: 'properties', name: 'it.search_text', where: 'true' },
  {
    ...{ kind: 'request', table: 'special_requests', where: 'it.user_id is null' },
    name: `folded(it.guest_first_name || ' ' || it.guest_last_name)`,
  },
] as const;

/** Condition that a text has a word: by its index, which has nothing for single letters. */
const has = (way: FirstWay, text: string, word: string) =>
  isScanning(way) ? `${text} like all (array[${word}])` : `${text} like ${word}`;

/** The keys of all whose name has the nth word. */
const namedBy = (way: FirstWay) =>
  NAMED.map(
    ({ kind, table, name, where }) => `select nth, '${kind} ' || it.id as key
        from unnest(${WORDS}) with ordinality word(text, nth) join ${table} it
          on ${has(way, 'it.search_text', 'word.text')} and ${name} like word.text and ${where}`,
  ).join('\n      union all ');

/**
 * Condition that each word is in an entry, or in the name of someone or something it is about. For
 * `is true`, PostgreSQL looks the keys up in a hash table, and does not read all of them for a row.
 */
const HOLDS = `not exists (
        select from unnest(${WORDS}) with ordinality word(text, nth)
        where entry.search_text not like word.text and not exists (
          select from unnest(entry.keys) about(key)
          where ((word.nth, about.key) in (select nth, key from named)) is true))`;

/** A search as SQL, on an `entry` of the log. */
interface EntrySearch {
  /** The rows for the conditions, as the first common table expression. */
  named: string;
  holds: string;
  /** Together they find all entries that may match, each by an index of its own if there is one. */
  found: readonly string[];
}

export function searchEntries(way: FirstWay): EntrySearch {
  if (way === 'listed') return { named: '', holds: '$3::text[] is null', found: ['true'] };
  return {
    named: `named as materialized (
      ${namedBy(way)}
    ), `,
    holds: HOLDS,
    found: [
      has(way, 'entry.search_text', 'folded(($3::text[])[1])'),
      'entry.keys && array(select key from named where nth = 1)',
    ],
  };
}
