import styled from 'styled-components';
import { ErrorState } from '../feedback/ErrorState';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../text/hidden';
import { box, color, space } from '../theme/tokens';
import { Failed } from './thread-frame-style';

const Root = styled.div`
  ${box.flex(3)};
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 0;
  padding: ${space[5]};
  overflow: hidden;
  background: ${color.background};
  & > :nth-child(odd) {
    align-self: flex-end;
  }
`;

const SHAPES = [
  { width: '45%', height: '3rem' },
  { width: '60%', height: '4.5rem' },
  { width: '30%', height: '2.75rem' },
  { width: '50%', height: '3.25rem' },
];

/** Placeholder bubbles while a conversation loads. */
export function ThreadSkeleton() {
  return (
    <Root role="status">
      <VisuallyHidden>Loading messages…</VisuallyHidden>
      {SHAPES.map((shape) => (
        <Skeleton key={shape.width} {...shape} />
      ))}
    </Root>
  );
}

/** In place of a conversation that could not be loaded. */
export const ThreadFailed = ({
  query,
  message = 'This conversation could not be loaded.',
}: {
  query: { refetch: () => Promise<unknown> };
  message?: string;
}) => (
  <Failed>
    <ErrorState message={message} onRetry={() => query.refetch()} />
  </Failed>
);
