import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepText } from '../keep-text';
import { workLater } from '../quiet/quiet';
import { TYPED_FOR_MS } from '../use-settled';
import { useGuardedHistory } from './GuardedRouter';
import { SAME_PAGE } from './guarded-history';
import { type AddressChanges, useAddressChange } from './use-address-change';
import { NEW_RECORD } from './use-open-record';

export const PAGE_SIZES = [20, 50, 100] as const;
const [PAGE_SIZE] = PAGE_SIZES;

/** The server accepts no longer search. */
const MAX_SEARCH = 100;

/** Where a browser stores the page size that was chosen last. */
const STORAGE_KEY = 'fairweek-page-size';

export interface TableSort<Key extends string> {
  key: Key;
  isDescending: boolean;
}

interface Options<Filter extends string> {
  /** The order at first; defaults to ascending. */
  isDescending?: boolean;
  /** The names of the filters in the address. */
  filters?: readonly Filter[];
}

/** The value of a filter; NEW_RECORD opens a form and filters nothing. */
const addressFilter = (text: string | null) => (text === NEW_RECORD ? '' : (text ?? ''));

const addressPage = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1);

const addressSize = (text: string | null) => PAGE_SIZES.find((size) => String(size) === text);

const chosenSize = () => addressSize(localStorage.getItem(STORAGE_KEY));

/** Reads 'email' and '-email' (descending); anything else is the first order. */
function addressSort<Key extends string>(
  text: string | null,
  sorts: readonly Key[],
  first: TableSort<Key>,
): TableSort<Key> {
  const isDescending = text?.startsWith('-') ?? false;
  const key = sorts.find((sort) => sort.toLowerCase() === text?.slice(isDescending ? 1 : 0));
  return key === undefined ? first : { key, isDescending };
}

/** Text that is typed, with the search that was in the address then and the one on its way there. */
interface Typed {
  text: string;
  during: string;
  next: string;
}

/**
 * The state of a paged, searched, sorted and filtered list, kept in the address: a reload, a link
 * and Back show the same rows. Another page is a step in the browser's history; a search, an order
 * and a filter replace the entry and start at page 1. Defaults are not in the address.
 * `sorts` are all orders that the list knows, the first one first.
 */
export function useTableState<Key extends string, Filter extends string = never>(
  sorts: readonly [Key, ...Key[]],
  { isDescending = false, filters: names = [] }: Options<Filter> = {},
) {
  const [params] = useSearchParams();
  const { freely } = useGuardedHistory();
  const changeAddress = useAddressChange();
  // Neither loses input on the page, so that nothing is asked.
  const step = (changes: AddressChanges) =>
    freely(() => changeAddress({ page: null, ...changes }, { state: SAME_PAGE }));
  const replace = (changes: AddressChanges) =>
    freely(() => changeAddress({ page: null, ...changes }, { replace: true }));

  const search = params.get('search')?.trim().slice(0, MAX_SEARCH) ?? '';
  const page = addressPage(params.get('page'));
  // A link to a later page means it as it was for the sender.
  const pageSize =
    addressSize(params.get('size')) ?? (page === 1 ? chosenSize() : undefined) ?? PAGE_SIZE;
  const size = pageSize === PAGE_SIZE ? null : pageSize;
  const firstSort = { key: sorts[0], isDescending };
  const sort = addressSort(params.get('sort'), sorts, firstSort);
  const filters = Object.fromEntries(
    names.map((name) => [name, addressFilter(params.get(name))]),
  ) as Record<Filter, string>;

  const filterCount = Object.values(filters).filter(Boolean).length;

  const [typed, setTyped] = useState<Typed>({ text: search, during: search, next: search });
  // It has arrived.
  if (typed.during !== search && typed.next === search) setTyped({ ...typed, during: search });
  // Back, or a link, brings another search.
  const isOurs = ({ during, next }: Typed) => during === search || next === search;
  const text = isOurs(typed) ? typed.text : search;
  const find = (next: string) => {
    setTyped({ text: next, during: search, next: next.trim() });
    replace({ search: next.trim() || null });
  };
  const wanted = text.trim();
  const onPause = useEffectEvent(() => find(text));
  useEffect(() => {
    if (wanted === search) return;
    return workLater('typing', TYPED_FOR_MS, () => onPause());
  }, [wanted, search]);

  return {
    text,
    setText: (next: string) => {
      if (next.trim() === '' && search !== '') find(next);
      // Words typed while an earlier search is on its way must not be lost.
      else {
        setTyped((last) => ({
          ...(isOurs(last) ? last : { during: search, next: search }),
          text: next,
        }));
      }
    },
    search,
    page,
    setPage: (next: number) => step({ page: next === 1 ? null : next, size }),
    /** The list that was asked for has no such page. */
    correctPage: (next: number) => replace({ page: next === 1 ? null : next }),
    /** Shows another page, or another of several lists; Back returns. */
    step,
    pageSize,
    setPageSize: (next: number) => {
      keepText(localStorage, STORAGE_KEY, String(next));
      replace({ size: next === PAGE_SIZE ? null : next });
    },
    sort,
    sortBy: (key: Key) => {
      const next = { key, isDescending: sort.key === key && !sort.isDescending };
      const isFirst = next.key === firstSort.key && next.isDescending === isDescending;
      const text = `${next.isDescending ? '-' : ''}${next.key.toLowerCase()}`;
      replace({ sort: isFirst ? null : text });
    },
    filters,
    filterCount,
    /** True while there is a search or a filter. */
    isNarrowed: filterCount > 0 || search !== '',
    clear: () => {
      setTyped({ text: '', during: '', next: '' });
      replace({ search: null, ...Object.fromEntries(names.map((name) => [name, null])) });
    },
    setFilter: (name: Filter, value: string) => replace({ [name]: value || null }),
    variables: {
      first: pageSize,
      offset: (page - 1) * pageSize,
      search: search || null,
      sort: sort.key,
      descending: sort.isDescending,
    },
  };
}

export type TableState<Key extends string> = ReturnType<typeof useTableState<Key, string>>;
