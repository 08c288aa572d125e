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

interface Props {
  /** Undefined for an address without an id. */
  id: string | undefined;
  noun: 'property' | 'user';
  origin: Origin;
  pathOf: (id: string) => string;
  /** The neighbours of the list’s page. */
  around?: PagesAround;
  error: unknown;
  onRetry: () => void;
  /** The page once it is loaded, with the links to its neighbours. */
  children: (pager: ReactNode) => ReactNode;
  isLoaded: boolean;
  /** Whether what is rendered is a page of its own. */
  isFramed?: boolean;
}

/** The frame of a record's page: its neighbours, and what stands there until it is loaded. */
export function RecordPage(props: Props) {
  const { id, noun, origin, pathOf, error, onRetry, children, isLoaded } = props;
  const { isFramed = false, around = {} } = props;
  const { list, back } = origin;
  const isGone = id === undefined || errorCode(error) === 'NOT_FOUND';
  const label = `${back.label} of the list`;
  const pager = <ListPager {...{ id: id ?? '', list, noun, pathOf, around, label }} />;
  if (isLoaded && !isGone) {
    return isFramed ? children(pager) : <Page width="wide">{children(pager)}</Page>;
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
          refetch={onRetry}
        />
      )}
    </Page>
  );
}
