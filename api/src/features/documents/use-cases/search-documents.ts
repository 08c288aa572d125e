import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { IS_LINKED_OR_OWNED } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import { DOCUMENT_COLUMNS } from '../document.columns';
import type { SearchDocumentsArgs } from '../document.inputs';
import { MAY_READ_DOCUMENT, READER_ACCESS } from '../document.policy';
import type { DocumentHit } from '../document.types';
import { plainText } from '../rules';

/**
 * Ranking re-reads whole texts, so a word found in many documents is ranked in only some of them.
 */
const MAX_RANKED = 1000;

/** Searches all documents or the caller's; each is its own statement and so gets its own plan. */
const searchStatement = (way: 'all' | 'mine') =>
  // The searched expression is that of the index property_documents_search.
  statement(
    'search-documents',
    `with found as (
      select ${DOCUMENT_COLUMNS}, p.name as "propertyName", query
      from websearch_to_tsquery('simple', $3) query
      join property_documents d on to_tsvector('simple', d.title || ' ' || d.content) @@ query
      join properties p on p.id = d.property_id
      join ${READER_ACCESS} on ${MAY_READ_DOCUMENT}
      ${way === 'all' ? '' : `where ${IS_LINKED_OR_OWNED}`}
      limit ${MAX_RANKED}
    ), hits as (
      select *, ts_rank(to_tsvector('simple', title || ' ' || content), query) as rank
      from found order by rank desc, id limit $4
    )
    select *, ts_headline('simple', content, query,
      'StartSel="", StopSel="", MaxWords=30, MinWords=15') as excerpt
    from hits order by rank desc, id`,
    way,
  );

const IN_ALL = searchStatement('all');
const IN_MINE = searchStatement('mine');

/**
 * Finds the documents that the caller may read and that contain all the words, best match first, in
 * one statement.
 */
export async function searchDocuments(
  call: RequestContext,
  { text, first = 20 }: SearchDocumentsArgs,
): Promise<DocumentHit[]> {
  const actor = requireMember(call);
  const search = actor.isAdminSession ? IN_ALL : IN_MINE;
  const rows = await read(call.app, search, [...policyValues(actor), text, first]);
  return rows.map(({ propertyName, excerpt, ...document }) => ({
    document,
    propertyName,
    excerpt: plainText(excerpt),
  }));
}
