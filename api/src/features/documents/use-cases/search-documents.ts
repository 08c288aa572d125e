import { type Call, requireMember } from '../../../kit/call';
import { read } from '../../../kit/database';
import { policyValues } from '../../shares/use-cases/require-co-owner';
import { ACCESS, DOCUMENT_COLUMNS, MAY_READ } from '../document.columns';
import type { SearchDocumentsArgs } from '../document.inputs';
import type { DocumentHit, DocumentView } from '../document.types';
import { plainText } from '../rules';

// The searched expression is the one of the index property_documents_search.
const SEARCH = {
  name: 'search-documents',
  text: `with hits as (
      select ${DOCUMENT_COLUMNS}, p.name as "propertyName", query,
        ts_rank(to_tsvector('simple', d.title || ' ' || d.content), query) as rank
      from websearch_to_tsquery('simple', $3) query
      join property_documents d on to_tsvector('simple', d.title || ' ' || d.content) @@ query
      join properties p on p.id = d.property_id
      join ${ACCESS} on ${MAY_READ}
      order by rank desc, d.id limit $4
    )
    select *, ts_headline('simple', content, query,
      'StartSel="", StopSel="", MaxWords=30, MinWords=15') as excerpt
    from hits order by rank desc, id`,
};

type Row = DocumentView & { propertyName: string; excerpt: string };

/** Documents anywhere that I may read and that contain all the words, best first, in one statement. */
export async function searchDocuments(
  call: Call,
  { text, first = 20 }: SearchDocumentsArgs,
): Promise<DocumentHit[]> {
  const values = [...policyValues(requireMember(call)), text, first];
  const rows = await read<Row>(call.app, SEARCH, values);
  return rows.map(({ propertyName, excerpt, ...document }) => ({
    document,
    propertyName,
    excerpt: plainText(excerpt),
  }));
}
