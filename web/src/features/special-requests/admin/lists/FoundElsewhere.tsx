import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { RequestList } from '../../../../generated/graphql';
import { withChanges } from '../../../../lib/address/use-address-change';
import { grouped } from '../../../../lib/text/format';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { SearchX } from '../../../../ui/icon/icons';
import { type ListName, listAddress, REQUEST_LISTS } from './request-lists';
import type { ListCounts } from './use-list-counts';

interface Place {
  list: RequestList;
  count: number;
  text: string;
}

/** The lists beside this one which have what is looked for. */
export function otherPlaces(current: ListName, counts: ListCounts): Place[] {
  const places: Place[] = [
    ...REQUEST_LISTS.map(({ value, label, count }) => ({
      list: value,
      count: counts[count],
      text: `in ${label}`,
    })),
    { list: 'cancelled', count: counts.cancelled, text: 'cancelled' },
  ];
  return places.filter(({ list, count }) => list !== current && count > 0);
}

interface Props {
  current: ListName;
  places: readonly Place[];
}

/** 'Nothing in New', and the other lists that have what is looked for, which it leads to. */
export function FoundElsewhere({ current, places }: Props) {
  const [params] = useSearchParams();
  const searchOf = (list: RequestList) =>
    `?${withChanges(params, { page: null, ...listAddress(list) })}`;
  const label = REQUEST_LISTS.find(({ value }) => value === current)?.label;
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={label ? `Nothing in ${label}` : 'Nothing cancelled'}
      text={places.map(({ list, count, text }, index) => (
        <Fragment key={list}>
          {index > 0 && ', '}
          <Link to={searchOf(list)}>
            {grouped(count)} {text}
          </Link>
        </Fragment>
      ))}
    />
  );
}
