import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import {
  bySearch,
  isScanning,
  readSearched,
  type SearchSql,
  searchFor,
} from '../../../core/input/search';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { searchedNumber } from '../../../core/rules/telephone';
import { fullName } from '../../auth/user.columns';
import { propertyText, todayAt } from '../../properties/property.columns';
import { addDays, weeksOf } from '../../weeks/rules';
import { type NumberedText, numberedText, rankHits, SHOWN_HITS } from '../rules';
import type { AdminSearchArgs } from '../search.inputs';
import type { SearchHit } from '../search.types';

/** One request per keystroke, above human speed. */
const SEARCHING: Limit = { name: 'admin-search', points: 240, seconds: 60 };

/** Names of the longest kind still tell what they are, and the answer stays small. */
const short = (text: string) => `left(${text}, 100)`;

/** True if a text has all words of $2 as a whole; only for a number, which begins many longer ones. */
const hasNumber = (text: string) => String.raw`case when $2 ~ '\d' then (
        select bool_and(${text} ~ ('\m' || word || '\M'))
        from regexp_split_to_table(folded($2), '[^[:alnum:]]+') word where word <> '') end`;

/** Results that begin with the text come first, then the most similar. */
const bestFirst = (way: string, text: string) =>
  way === 'alike'
    ? `word_similarity(folded($2), ${text}) desc`
    : `${hasNumber(text)} desc nulls last, starts_with(${text}, (select folded($2))) desc`;

/** One beyond those that are shown, from which the reader learns that there are more. */
const oneMore = (kind: keyof typeof SHOWN_HITS) => SHOWN_HITS[kind] + 1;

const PROPERTIES = propertyText('p');

/** $2 without wildcards; as a subquery, which runs once and not for each row. */
const TYPED = String.raw`(select regexp_replace(folded($2), '([\\%_])', '\\\1', 'g'))`;

/**
 * Condition that a text has what was typed in $2 at the start of a word: an index finds nothing else
 * of one or two letters.
 */
const startsWord = (text: string) =>
  `(${text} like ${TYPED} || '%' or ${text} like '% ' || ${TYPED} || '%')`;

/** The same for one letter, with which so many begin that reading all at once is quicker. */
const hasWord = (text: string) => `' ' || ${text} like '% ' || ${TYPED} || '%'`;

const matching = ({ way, holds }: SearchSql, text: string) => {
  if (!isScanning(way)) return holds(text);
  return `($1::text[] is not null and ${(way === 'letter' ? hasWord : startsWord)(text)})`;
};

/** Words that a trigram index finds. */
const LONG_WORDS = `array(select word from unnest(folded($1::text[])) word where word ~ '[[:alnum:]]{3}')`;

/** A request is named by a word of its own; others may name its property or requester. */
const namesRequest = (search: SearchSql) =>
  search.way === 'searched'
    ? `r.search_text like any(${LONG_WORDS}) and
        concat_ws(' ', r.search_text, p.search_text, asker.search_text) like all(folded($1::text[]))`
    : matching(search, 'r.search_text');

const NAMED = bySearch('$1', (search) =>
  statement(
    'search-named',
    `with people as (
      select u.id, u.first_name, u.last_name, u.email, u.deleted_at from users u
      where u.deleted_at is null and ${matching(search, 'u.search_text')}
      order by ${bestFirst(search.way, 'u.search_text')}, u.name_order, u.id
      limit ${oneMore('PERSON')})
    (select 'PROPERTY' as kind, p.id as "subjectId", ${short('p.name')} as title, ${short('p.location')} as note
      from properties p where ${matching(search, PROPERTIES)}
      order by ${bestFirst(search.way, PROPERTIES)}, p.name_order, p.id limit ${oneMore('PROPERTY')})
    union all
    (select 'PERSON', u.id, ${short(fullName('u'))}, coalesce(${short('u.email::text')}, '')
      from people u)
    union all
    (select 'REQUEST', r.id, ${short('r.title')}, ${short('p.name')}
      from special_requests r join properties p on p.id = r.property_id
        left join users asker on asker.id = r.user_id
      where ${namesRequest(search)}
      order by r.archived_at is not null, r.id desc limit ${oneMore('REQUEST')})`,
    search.way,
  ),
);

const THIS_YEAR = `extract(year from ${todayAt('p')})::integer`;

const NUMBERED = bySearch('$1', (search) =>
  statement(
    'search-numbered',
    `with named as (
      select p.*, row_number() over (order by ${bestFirst(search.way, PROPERTIES)}, p.name_order, p.id) as place
      from properties p where ${matching(search, PROPERTIES)}
        and ($3::integer is null or $4::integer is not null or $3 <= p.total_shares)
      order by place
      limit ${oneMore('SHARE')})
    select 'SHARE' as kind, p.id as "subjectId", ${short('p.name')} as title,
      coalesce(${short(fullName('owner'))}, 'Vacant') as note,
      $3::integer as number, null::integer as year, null::text as "startDate", p.place,
      p.changeover_weekday as weekday, (${todayAt('p')})::text as today
    from named p
      left join shares s on s.property_id = p.id and s.share_number = $3
      left join users owner on owner.id = s.user_id
    where $3 is not null and $3 <= p.total_shares
    union all
    select 'WEEK', p.id, ${short('p.name')}, coalesce(${short(fullName('holder'))}, ''),
      $4::integer, asked.year, w.start_date::text, p.place, p.changeover_weekday,
      (${todayAt('p')})::text
    from named p
      cross join lateral generate_series(coalesce($5::integer, ${THIS_YEAR} - 1),
        coalesce($5::integer, ${THIS_YEAR} + 1)) asked(year)
      left join weeks w on w.property_id = p.id and w.year = asked.year and w.week = $4
      left join bookings b on b.property_id = p.id and b.year = asked.year and b.week = $4
        and b.released_at is null
      left join tenures held on held.id = b.tenure_id
      left join users holder on holder.id = held.user_id
    where $4 is not null
    order by place, kind, year`,
    search.way,
  ),
);

/**
 * Weeks without rows are those of the calendar; a week 53 that does not exist has none, nor one that
 * is over if only those to come are asked for.
 */
function withDate(row: Row<'search-numbered'>, isToCome: boolean): SearchHit[] {
  const { place: _, weekday, year, today, startDate, ...hit } = row;
  if (year === null) return [{ ...hit, startDate }];
  const start = startDate ?? weeksOf(year, weekday)[(hit.number ?? 0) - 1]?.startDate;
  const isLeftOut = start === undefined || (isToCome && addDays(start, 7) <= today);
  return isLeftOut ? [] : [{ ...hit, startDate: start }];
}

async function sharesAndWeeks(
  { app }: RequestContext,
  { property, share, week, year }: NumberedText,
): Promise<SearchHit[]> {
  const rows = await readSearched(app, NUMBERED, property, (words) => [
    words,
    property,
    share,
    week,
    year,
  ]);
  const hits = rows.flatMap((row) => withDate(row, year === null));
  // Of each property's weeks, the first.
  return hits.filter(({ kind, subjectId }, index) => {
    const before = hits[index - 1];
    return kind !== before?.kind || subjectId !== before.subjectId;
  });
}

/** Rows that some of the words name; with all of them, the text names the row itself. */
const namedInPart = (text: string) =>
  `${text} like any(${LONG_WORDS}) and not ${text} like all(folded($1::text[]))`;

/** Shares by words of their property and of their owner, and those owners. */
const OWNED = statement(
  'search-owned',
  `with people as materialized (
      select u.id, u.search_text from users u
      where u.deleted_at is null and ${namedInPart('u.search_text')}
    ), owned as (
      select s.share_number, s.property_id, s.user_id, p.name,
        row_number() over (order by p.name_order, p.id, s.share_number) as place
      from shares s join people on people.id = s.user_id join properties p on p.id = s.property_id
      where s.property_id = any(array(select p.id from properties p where ${namedInPart(PROPERTIES)}))
        and concat_ws(' ', ${PROPERTIES}, people.search_text) like all(folded($1::text[]))
      order by place limit ${oneMore('SHARE')})
    select 'SHARE' as kind, o.property_id as "subjectId", ${short('o.name')} as title,
      ${short(fullName('owner'))} as note, o.share_number as number, o.place
    from owned o join users owner on owner.id = o.user_id
    union all
    select 'PERSON', u.id, ${short(fullName('u'))}, coalesce(${short('u.email::text')}, ''), null,
      min(o.place)
    from owned o join users u on u.id = o.user_id group by u.id
    order by place, kind desc`,
);

/** Finds 'hana lakeside'; words too short for an index name no one. */
async function sharesOfOwners({ app }: RequestContext, text: string): Promise<SearchHit[]> {
  const { way, value } = searchFor(text);
  if (way !== 'searched' || !value || value.length < 2) return [];
  const rows = await read(app, OWNED, [value]);
  return rows.map(({ place: _, ...hit }) => ({ ...hit, startDate: null }));
}

/**
 * Finds what a text names: properties, users and requests, shares and weeks by their number, and
 * shares by their owner and property, in at most two statements, or three where a typing error is
 * forgiven because nothing else fits; the best match first, of any kind, and of each kind one
 * more than is shown. Administrators only.
 */
export async function searchAll(call: RequestContext, args: AdminSearchArgs): Promise<SearchHit[]> {
  const { userId } = requireAdministrator(call);
  await call.app.throttle.consume(SEARCHING, String(userId));
  const text = searchedNumber(args.text);
  const meant = numberedText(text);
  const first = meant ? await sharesAndWeeks(call, meant) : await sharesOfOwners(call, text);
  const { way, value } = searchFor(text);
  const named =
    first.length > 0
      ? await read(call.app, NAMED[way], [value, text])
      : await readSearched(call.app, NAMED, text, (words) => [words, text]);
  return rankHits(text, [
    ...first,
    ...named.map((hit) => ({ ...hit, number: null, startDate: null })),
  ]);
}
