import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { PROPERTY_COLUMNS, propertyText } from '../property.columns';
import type { SamePropertyArgs } from '../property.inputs';
import type { PropertyView } from '../property.types';

// The index properties_search finds the whole text; the rest separates name and location.
const SAME = statement(
  'same-property',
  `select ${PROPERTY_COLUMNS} from properties p
    where ${propertyText('p')} = folded($1::text || ' ' || $2::text)
      and folded(p.name) = folded($1::text) and p.id is distinct from $3::bigint
    order by p.id limit 1`,
);

/**
 * Returns a property of the same name and location, case and accents ignored, other than one that
 * is being renamed; null if there is none. Administrators only.
 */
export async function findSameProperty(
  call: RequestContext,
  { name, location, exceptId }: SamePropertyArgs,
): Promise<PropertyView | null> {
  requireAdministrator(call);
  const [property] = await read(call.app, SAME, [name, location, exceptId ?? null]);
  return property ?? null;
}
