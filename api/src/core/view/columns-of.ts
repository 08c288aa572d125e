import { getMetadataStorage } from 'type-graphql';
import { snakeCase } from 'typeorm/util/StringUtils';

/**
 * The fields of a view as a select list: each is the column of its name in the row `alias`, unless
 * `others` has an expression for it. `npm run codegen` asks PostgreSQL whether there are such
 * columns, and types what they hold.
 *
 *     columnsOf(CalendarFeedView, 'feed', { propertyName: 'p.name' })
 */
export function columnsOf<Shown extends object>(
  view: new () => Shown,
  alias: string,
  others: { [Name in keyof Shown]?: string } = {},
): string {
  const expressions: Readonly<Record<string, string | undefined>> = others;
  return getMetadataStorage()
    .fields.filter(({ target }) => target === view || view.prototype instanceof target)
    .map(({ name }) => `${expressions[name] ?? `${alias}.${snakeCase(name)}`} as "${name}"`)
    .join(', ');
}
