import { useState } from 'react';
import type { MessagePartsFragment } from '../../../generated/graphql';
import { useCopy } from '../../../ui/feedback/use-copy';
import { Archive, ArchiveRestore, CheckCheck, Copy, Trash2 } from '../../../ui/icon/icons';
import { messageItem as item, MessageActions } from '../../../ui/menu/MessageActions';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { useMessaging } from '../sync/messaging-context';
import { useMessageActions } from './use-message-actions';

/** Copy, mark as read (if unread), archive or restore, and delete after a confirmation. */
export function MessageMenu({ message }: { message: MessagePartsFragment }) {
  const { userId } = useMessaging();
  const copy = useCopy();
  const { archive, unarchive, markRead, removal } = useMessageActions(message);
  const [isAsking, setAsking] = useState(false);
  const { content, isArchived, isRead, receiverId } = message;
  return (
    <>
      <MessageActions
        content={content}
        items={[
          item('Copy text', Copy, () => copy('Text', content)),
          receiverId === userId &&
            !isRead &&
            !isArchived &&
            item('Mark as read', CheckCheck, markRead),
          isArchived
            ? item('Unarchive', ArchiveRestore, unarchive)
            : item('Archive', Archive, archive),
          item('Delete', Trash2, () => setAsking(true), true),
        ]}
      />
      {isAsking && (
        <ConfirmAction
          title="Delete this message?"
          description="It is permanently deleted from your mailbox. The other person keeps their copy."
          confirmLabel="Delete"
          attempt={removal}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
