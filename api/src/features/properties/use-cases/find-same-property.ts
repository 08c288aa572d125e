import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { PROPERTY_COLUMNS } from '../property.columns';
import type { SamePropertyArgs } from '../property.inputs';
import type { PropertyView } from '../property.types';

/** A text without case, accents, punctuation and double blanks. */
const plain = (text: string) => `trim(regexp_replace(folded(${text}), '[^[:alnum:]]+', ' ', 'g'))`;

const SAME = statement(
  'same-property',
  `select ${PROPERTY_COLUMNS} from properties p
    where ${plain('p.name')} = ${plain('$1::text')}
      and ${plain('p.location')} = ${plain('$2::text')} and p.id is distinct from $3::bigint
    order by p.id limit 1`,
);

/**
 * Returns a property of the same name and location, case, accents and punctuation ignored, other
 * than one that is being renamed; null if there is none. Administrators only.
 */
export async function findSameProperty(
  call: RequestContext,
  { name, location, exceptId }: SamePropertyArgs,
): Promise<PropertyView | null> {
  requireAdministrator(call);
  const [property] = await read(call.app, SAME, [name, location, exceptId ?? null]);
  return property ?? null;
}
