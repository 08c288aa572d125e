import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** Unknown properties of a file that are compared with the known ones, in the order of the file. */
const MOST_COMPARED = 200;

const wordsOf = (name: string) =>
  `btrim(regexp_replace(folded(${name}), '[^[:alpha:]]+', ' ', 'g'))`;
const numbersOf = (name: string) => `btrim(regexp_replace(${name}, '\\D+', ' ', 'g'))`;

// Numbers tell houses apart: 'Loft 6-2' is not 'Loft 6-3'. So does a word that resembles none, such
// as 'North' for 'South'; a word of two letters or less must be the same.
const SUGGEST = statement(
  'suggest-properties',
  `with unknown as (
      select lower(r.property) as name, lower(r.location) as place from import_rows r
      where r.job_id = $1 and ($2::int is null or r.line = $2) and r.property <> ''
        and not exists (
        select from properties p where lower(p.name) = lower(r.property)
          and (r.location = '' or lower(p.location) = lower(r.location)))
      group by 1, 2 order by min(r.line) limit ${MOST_COMPARED}
    ), typed as (
      select *, ${wordsOf('name')} as words, ${numbersOf('name')} as numbers from unknown
    ), meant as (
      select t.name, t.place, like_it.id from typed t cross join lateral (
        select p.id from properties p
        where p.search_text %> t.words and ${numbersOf('p.name')} = t.numbers
          and similarity(${wordsOf('p.name')}, t.words) >= 0.5
          and not exists (
            select from unnest(string_to_array(t.words, ' ')) word
            where strict_word_similarity(word, ${wordsOf('p.name')})
              < case when length(word) > 2 then 0.25 else 1 end)
        order by lower(p.name) = t.name desc, similarity(folded(p.location), folded(t.place)) desc,
          similarity(folded(p.name), folded(t.name)) desc, p.id limit 1
      ) like_it
    )
    update import_rows r set suggested_property_id = now.id
    from (
      select it.line, it.person, m.id from import_rows it
      left join meant m on m.name = lower(it.property) and m.place = lower(it.location)
      where it.job_id = $1 and ($2::int is null or (lower(it.property), lower(it.location)) in (
        select lower(property), lower(location) from import_rows where job_id = $1 and line = $2))
    ) now
    where r.job_id = $1 and r.line = now.line and r.person = now.person
      and r.suggested_property_id is distinct from now.id`,
);

/**
 * Stores with each row that names an unknown property a known one with a similar name, if there is
 * one; or only with those that name the property of a line, which was corrected.
 */
export async function suggestProperties(
  transaction: Transaction,
  jobId: number,
  line: number | null = null,
): Promise<void> {
  // PostgreSQL underestimates what comparing each property costs, so that it would read no index.
  await transaction.manager.query(
    'set local enable_seqscan = off; set local pg_trgm.word_similarity_threshold = 0.5',
  );
  await transaction.query(SUGGEST, [jobId, line]);
  await transaction.manager.query('set local enable_seqscan to default');
}
