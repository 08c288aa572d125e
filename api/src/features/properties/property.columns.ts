import { columnsOf } from '../../core/view/columns-of';
import { PropertyView } from './property.types';

/** The columns of a PropertyView, from properties `p`. */
export const PROPERTY_COLUMNS = columnsOf(PropertyView, 'p');

/**
 * When an answer about weeks of a property comes too late: after seven days, and at the latest when
 * the first of the weeks begins there. Weeks that have begun are refused as such.
 */
export function answerEnd(property: string, firstDay: string): string {
  const begins = `(${firstDay})::timestamp at time zone ${property}.time_zone`;
  return `least(now() + interval '7 days', case when ${begins} > now() then ${begins} end)`;
}

/** Today's date at the property with this alias; the plain dates of its weeks are compared with it. */
export const todayAt = (property: string) => `(now() at time zone ${property}.time_zone)::date`;

/** The searched text of a property, which the index properties_search covers. */
export const propertyText = (property: string) => `${property}.search_text`;

/** The PropertyView of property `p` as one JSON value. */
export const PROPERTY_JSON = `(select row_to_json(view) from (select ${PROPERTY_COLUMNS}) view)`;
