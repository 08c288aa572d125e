import type { ComponentProps, ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { type PageInfo, useLoadMore } from '../../lib/list/use-load-more';
import { Button } from '../button/Button';
import { useAttempt } from '../feedback/use-attempt';
import { space } from '../theme/tokens';

const Middle = styled.div`
  display: grid;
  place-items: center;
`;

const Foot = styled(Middle)`
  padding: ${space[3]};
`;

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  more: ReturnType<typeof useLoadMore>;
  label?: string;
  /** The label after a failure. */
  failed?: string;
  /** The element around the button. */
  Place?: ComponentType<{ children: ReactNode }>;
}

/** Loads the next page of a list on request; renders nothing on the last one. */
export function LoadMore({
  more: { hasMore, state, loadMore },
  label = 'Load more',
  failed = 'Could not load more. Try again',
  Place = Foot,
  variant = 'ghost',
  size = 'small',
}: Props) {
  if (!hasMore) return null;
  return (
    <Place>
      <Button {...{ variant, size }} busy={state === 'loading'} onClick={loadMore}>
        {state === 'failed' ? failed : label}
      </Button>
    </Place>
  );
}

interface OlderProps {
  /** The name of the listed items, newest first: 'actions'. */
  what: string;
  pageInfo: PageInfo;
  /** Reads the page before a cursor, and adds it to the list. */
  fetchOlder: (before: string) => Promise<unknown>;
}

/** Adds older entries to the end of a list, page by page; a failure is a toast. */
export function ShowOlder({ what, pageInfo, fetchOlder }: OlderProps) {
  const { attempt } = useAttempt();
  const failure = { title: `Older ${what} could not be loaded`, fallback: 'Please try again.' };
  const more = useLoadMore(pageInfo, (before) =>
    attempt({ action: () => fetchOlder(before), failure }),
  );
  const label = `Show older ${what}`;
  return <LoadMore {...{ more, label, Place: Middle }} variant="secondary" size="medium" />;
}
