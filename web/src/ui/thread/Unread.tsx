import { VisuallyHidden } from '../text/hidden';
import { UnreadCount } from './list-style';

/** The number of unread messages; nothing without any. */
export const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <UnreadCount>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> unread</VisuallyHidden>
    </UnreadCount>
  );
