import type { StatementName } from '../database/statement';
import type { Page } from './page';

/** One combination of an order and filters. */
interface Combination<Sort, Filter> {
  sort: Sort;
  filters: readonly Filter[];
  /** The filters of a row, as SQL. */
  where: string;
  /**
   * Its name, in which filters are numbers: PostgreSQL compares only the first 63 characters of
   * statement names.
   */
  way: string;
}

interface Options<Sort, Filter extends string, Name extends StatementName> {
  /** All orders, the usual one first. */
  sorts: readonly Sort[];
  /** The condition of each filter, as SQL; values start at $4. */
  filters: Record<Filter, string>;
  /** Replaces filters with a value where they are not used: it declares the type of the value. */
  unused?: Partial<Record<Filter, string>>;
  make: (combination: Combination<Sort, Filter>) => Page<Name>;
}

/**
 * Returns the page of an order and of filters; each combination is a statement with its own plan,
 * made when first asked for, because few of hundreds occur. The planner sees which filters are not
 * used.
 */
export function filteredPages<
  Sort extends string,
  Filter extends string,
  Name extends StatementName,
>({ sorts, filters, unused = {}, make }: Options<Sort, Filter, Name>) {
  const names = Object.keys(filters) as Filter[];
  const pages = new Map<string, Page<Name>>();
  const pageFor = (sort: Sort, asked: readonly (Filter | false | undefined)[]): Page<Name> => {
    const used = names.filter((name) => asked.includes(name));
    const way = [sort, ...used.map((name) => names.indexOf(name))].join('-');
    const conditions = names.map((name) => (used.includes(name) ? filters : unused)[name]);
    const where = conditions.filter((condition) => condition !== undefined).join(' and ') || 'true';
    const found = pages.get(way) ?? make({ sort, filters: used, where, way });
    pages.set(way, found);
    return found;
  };
  // Those that PostgreSQL is asked about for `npm run codegen`.
  for (const sort of sorts) pageFor(sort, []);
  for (const name of names) if (sorts[0]) pageFor(sorts[0], [name]);
  return pageFor;
}
