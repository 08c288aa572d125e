import { useState } from 'react';
import { useSettled } from '../use-settled';

const PAGE_SIZE = 20;

export interface TableSort<Key extends string> {
  key: Key;
  isDescending: boolean;
}

/** The state of a paged, searched and sorted list; a new search or order starts at page 1. */
export function useTableState<Key extends string>(firstSort: Key, isDescending = false) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort<Key>>({ key: firstSort, isDescending });
  const settled = useSettled(text.trim());
  const search = text.trim() === '' ? '' : settled;
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setPage(1);
  }
  return {
    text,
    setText,
    page,
    setPage,
    pageSize: PAGE_SIZE,
    sort,
    sortBy: (key: Key) => {
      setSort({ key, isDescending: sort.key === key && !sort.isDescending });
      setPage(1);
    },
    search,
    variables: {
      first: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      search: search || null,
      sort: sort.key,
      descending: sort.isDescending,
    },
  };
}
