import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { panelPath } from '../../lib/address/paths';
import { type ListState, listOf } from '../../lib/list/list-state';
import type { PagesAround } from '../../lib/list/use-pages-around';
import { errorCode } from '../../lib/network/error-text';
import { capitalized } from '../../lib/text/format';
import { LinkButton } from '../../ui/button/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { SearchX } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ListPager } from '../../ui/list/ListPager';

/** Where a record's page leads back to: the list that it was opened from, or its tab. */
interface Origin {
  list: ListState | null;
  back: { to: string; label: string };
}

export function useOrigin(tab: string, label: string): Origin {
  const list = listOf(useLocation().state);
  return { list, back: { to: list?.from ?? panelPath(tab), label } };
}

/** The props of the content of a record's page. */
export interface LoadedRecord<Record> {
  record: Record;
  /** The links to its neighbours. */
  pager: ReactNode;
  back: Origin['back'];
  onEdited: () => Promise<unknown>;
}

/** A record is read again each time its page is opened; not at all for an address without an id. */
export const recordOptions = (id: string | undefined) =>
  ({
    variables: { id: id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: id === undefined,
  }) as const;

interface Props<Record> {
  /** Undefined for an address without an id. */
  id: string | undefined;
  noun: 'property' | 'user';
  origin: Origin;
  pathOf: (id: string) => string;
  /** The neighbours of the list’s page. */
  around?: PagesAround;
  query: { error?: unknown; refetch: () => Promise<unknown> };
  /** Undefined until it is loaded. */
  record: Record | undefined;
  children: (loaded: LoadedRecord<Record>) => ReactNode;
  /** Whether what is rendered is a page of its own. */
  isFramed?: boolean;
}

/** The frame of a record's page: its neighbours, and what stands there until it is loaded. */
export function RecordPage<Record>(props: Props<Record>) {
  const { id, noun, origin, pathOf, query, record, children } = props;
  const { isFramed = false, around = {} } = props;
  const { error, refetch } = query;
  const { list, back } = origin;
  const isGone = id === undefined || errorCode(error) === 'NOT_FOUND';
  const label = `${back.label} of the list`;
  const pager = <ListPager {...{ id: id ?? '', list, noun, pathOf, around, label }} />;
  if (record !== undefined && !isGone) {
    const content = children({ record, pager, back, onEdited: refetch });
    return isFramed ? content : <Page width="wide">{content}</Page>;
  }
  return (
    <Page width="wide">
      <PageHeader title={capitalized(noun)} back={back} actions={pager} />
      {isGone ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={`There is no such ${noun}`}
          text="It may have been deleted."
          action={
            <LinkButton to={back.to} variant="secondary">
              {back.label}
            </LinkButton>
          }
        />
      ) : (
        <NotLoaded
          {...{ error, what: `The ${noun}`, loadingText: `Loading the ${noun}…` }}
          refetch={refetch}
        />
      )}
    </Page>
  );
}
