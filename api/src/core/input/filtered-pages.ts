import type { StatementName } from '../database/statement';
import type { Page } from './page';

/**
 * Returns the page of an order and of filters; each combination is a statement with its own plan,
 * made when first asked for, because few of hundreds occur. `make` gets the name of the
 * combination, in which filters are numbers: PostgreSQL compares only the first 63 characters of
 * statement names.
 */
export function filteredPages<Sort extends string, Filter, Name extends StatementName>(
  filterNames: readonly Filter[],
  make: (sort: Sort, filters: readonly Filter[], way: string) => Page<Name>,
): (sort: Sort, filters: readonly Filter[]) => Page<Name> {
  const pages = new Map<string, Page<Name>>();
  return (sort, filters) => {
    const way = [sort, ...filters.map((filter) => filterNames.indexOf(filter))].join('-');
    const found = pages.get(way) ?? make(sort, filters, way);
    pages.set(way, found);
    return found;
  };
}
