import type { ReactNode } from 'react';
import { listTime } from '../../lib/dates/message-times';
import { Avatar } from '../picture/Avatar';
import { Line, Name, RowLink, Time } from '../thread/list-style';

interface ThreadRowProps {
  to: string;
  /** The state of the link. */
  visit: { replace: boolean; state: object };
  isCurrent: boolean;
  name: string;
  src: string | null | undefined;
  isSquare?: boolean;
  /** Defaults to the name. */
  title?: ReactNode;
  isStrong?: boolean;
  /** When it was last written (ISO). */
  at: string | undefined;
  /** The line below the title. */
  children: ReactNode;
  status?: ReactNode;
}

/** The link of a conversation, or of a message in one, in a list. */
export function ThreadRow({ to, visit, isCurrent, isStrong = false, ...shown }: ThreadRowProps) {
  const { name, src, isSquare = false, title = name, at, children, status } = shown;
  return (
    <RowLink to={to} aria-current={isCurrent} {...visit}>
      <Avatar {...{ name, src, isSquare }} size={44} />
      <span>
        <Line>
          <Name $strong={isStrong}>{title}</Name>
          {at && <Time dateTime={at}>{listTime(at)}</Time>}
        </Line>
        <Line>{children}</Line>
        {status}
      </span>
    </RowLink>
  );
}
