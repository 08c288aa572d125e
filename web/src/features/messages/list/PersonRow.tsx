import type { PersonPartsFragment } from '../../../generated/graphql';
import { conversationPath } from '../../../lib/address/paths';
import { fullName } from '../../../lib/text/names';
import { ThreadRow } from '../../../ui/list/ThreadRow';
import { Unread } from '../../../ui/thread/Unread';
import { useSelection } from '../use-selection';
import { RowPreview } from './RowPreview';

interface PersonRowProps {
  conversationId: string;
  /** The other participant. */
  person: PersonPartsFragment;
  /** When the shown message was sent (ISO). */
  at: string;
  /** The start of the shown message. */
  text: string;
  isUnread: boolean;
  /** The number of unread messages to show; 0 for none. */
  count: number;
}

/** The link of a conversation in a list: the other participant, the time and a message. */
export function PersonRow({ conversationId, person, at, text, isUnread, count }: PersonRowProps) {
  const { conversationId: openId, visit } = useSelection();
  const isOpen = openId === conversationId;
  return (
    <ThreadRow
      to={conversationPath(conversationId)}
      {...{ visit, at }}
      isCurrent={isOpen}
      name={fullName(person)}
      src={person.profileImageUrl}
      isStrong={isUnread}
    >
      <RowPreview personId={person.id} {...{ conversationId, text, isUnread, isOpen }} />
      <Unread count={count} />
    </ThreadRow>
  );
}
