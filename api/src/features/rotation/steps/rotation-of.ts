import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { todayAt } from '../../properties/property.columns';
import { type Rotation, type RotationDetails, rotationNamed } from '../rules';

/**
 * All that the order of every year of property `p` follows from, as one JSON value: for /rotation,
 * drafts and the next choice alike.
 */
export const ROTATION_FACTS = `json_build_object(
      'baseYear', p.rotation_base_year,
      'today', ${todayAt('p')}::text,
      'settings', (select coalesce(json_agg(json_build_object('id', change.id,
          'year', change.year, 'kind', change.kind, 'queue', change.queue,
          'firstChoiceShare', change.first_choice_share)), '[]')
        from rotation_changes change where change.property_id = p.id),
      'drafted', (select coalesce(json_agg(json_build_object('year', plan.year,
          'settingId', plan.rotation_change_id, 'kind', plan.rotation_kind,
          'baseYear', plan.rotation_base_year, 'queue', plan.rotation_queue,
          'opening', log.text::jsonb #- '{facts,weeks}')), '[]')
        from drafts plan left join draft_log log on log.draft_id = plan.id and log.seq = 1
        where plan.property_id = p.id),
      'shares', (select coalesce(json_agg(json_build_object('shareNumber', share.share_number,
          'isTakingPart', share.is_active and share.user_id is not null,
          'awaySince', case when share.user_id is null or not share.is_active
            then (coalesce(share.vacated_at, share.updated_at) at time zone p.time_zone)::date::text
            end)), '[]')
        from shares share where share.property_id = p.id))`;

const FACTS = statement(
  'rotation-facts',
  `select ${ROTATION_FACTS} as facts from properties p where p.id = $1`,
);

type FactsRow = Row<'rotation-facts'>['facts'];

/** The order recorded in an opening entry. */
interface Opening {
  facts: { shares: number[] };
  setFor: number | null;
  baseYear?: number;
  rotation?: Rotation;
}

function heldBy(opening: object | null): RotationDetails['drafted'][number]['held'] {
  if (!opening) return null;
  const { facts, setFor, ...named } = opening as Opening;
  return { rotation: rotationNamed(named), shares: facts.shares, setFor };
}

/** Reads the facts as PostgreSQL returns them. */
export function rotationFactsOf({ drafted, ...facts }: FactsRow): RotationDetails {
  return {
    ...facts,
    drafted: drafted.map(({ year, settingId, kind, baseYear, queue, opening }) => ({
      year,
      planned:
        kind !== null && baseYear !== null && queue !== null
          ? { settingId, kind, baseYear, queue }
          : null,
      held: heldBy(opening),
    })),
  };
}

/** Reads what the order of every year of a property follows from. */
export async function rotationOf(
  query: Transaction['query'],
  propertyId: number,
): Promise<RotationDetails> {
  const [row] = await query(FACTS, [propertyId]);
  if (!row) throw new Error(`Property ${propertyId} is missing.`);
  return rotationFactsOf(row.facts);
}
