import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { IS_LINKED_OR_OWNED } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import type { SearchDocumentsArgs } from '../document.inputs';
import { MAY_READ_DOCUMENT, READER_ACCESS } from '../document.policy';
import type { DocumentHit } from '../document.types';
import { DOCUMENT_COLUMNS } from '../document.types';
import { plainText } from '../rules';

/**
 * Ranking re-reads whole texts, so a word found in many documents is ranked in only some of them.
 */
const MAX_RANKED = 1000;

/** The words of a document: the expression of the index property_documents_search. */
const WORDS = `to_tsvector('document_words', d.title || ' ' || d.content)`;

/**
 * The words of search text $3, each without a plural's s and as the beginning of a word: 'dogs' and
 * 'dog' find both, 'wif' finds 'wifi' while it is typed.
 */
const QUERY = `regexp_replace(regexp_replace(
        websearch_to_tsquery('document_words', $3)::text, '([[:alnum:]]{3})s''', '\\1''', 'g'),
        '''((?:[^'']|'''')+)''', '''\\1'':*', 'g')::tsquery`;

/** Searches all documents or the caller's; each is its own statement and so gets its own plan. */
const searchStatement = (way: 'all' | 'mine') =>
  statement(
    'search-documents',
    `with found as (
      select ${DOCUMENT_COLUMNS}, p.name as "propertyName", query
      from (select ${QUERY} as query) words
      join property_documents d on ${WORDS} @@ query
      join properties p on p.id = d.property_id
      join ${READER_ACCESS} on ${MAY_READ_DOCUMENT}
      where ($5::bigint is null or p.id = $5)${way === 'all' ? '' : ` and ${IS_LINKED_OR_OWNED}`}
      limit ${MAX_RANKED}
    ), hits as (
      select *, ts_rank(to_tsvector('document_words', title || ' ' || content), query) as rank
      from found order by rank desc, id limit $4
    )
    select *, ts_headline('document_words', content, query,
      'StartSel="", StopSel="", MaxWords=30, MinWords=15') as excerpt
    from hits order by rank desc, id`,
    way,
  );

const IN_ALL = searchStatement('all');
const IN_MINE = searchStatement('mine');

/**
 * Finds the documents that the caller may read, of one property or all, and that contain all the
 * words, best match first, in one statement.
 */
export async function searchDocuments(
  call: RequestContext,
  { text, propertyId, first = 20 }: SearchDocumentsArgs,
): Promise<DocumentHit[]> {
  const actor = requireMember(call);
  const search = actor.isAdminSession ? IN_ALL : IN_MINE;
  const rows = await read(call.app, search, [
    ...policyValues(actor),
    text,
    first,
    propertyId ?? null,
  ]);
  return rows.map(({ propertyName, excerpt, ...document }) => ({
    document,
    propertyName,
    excerpt: plainText(excerpt),
  }));
}
