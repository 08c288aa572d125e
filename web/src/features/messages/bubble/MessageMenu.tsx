import { useState } from 'react';
import type { MessagePartsFragment } from '../../../generated/graphql';
import { IconButton } from '../../../ui/button/IconButton';
import { useCopy } from '../../../ui/feedback/use-copy';
import {
  Archive,
  ArchiveRestore,
  CheckCheck,
  Copy,
  Ellipsis,
  Trash2,
} from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import type { MenuItem } from '../../../ui/menu/menu-props';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useMessaging } from '../sync/messaging-context';
import { useMessageActions } from './use-message-actions';

/** As much of a message as names it. */
const NAME_LENGTH = 40;
const start = (content: string) =>
  content.length > NAME_LENGTH ? `${content.slice(0, NAME_LENGTH).trimEnd()}…` : content;

/** Copy, mark as read (if unread), archive or restore, and delete after a confirmation. */
export function MessageMenu({ message }: { message: MessagePartsFragment }) {
  const { userId } = useMessaging();
  const copy = useCopy();
  const { archive, unarchive, markRead, remove } = useMessageActions();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    await remove(message);
    setBusy(false);
    setAsking(false);
  };

  const items: MenuItem[] = [
    {
      label: 'Copy text',
      icon: <Copy size={18} />,
      onSelect: () => copy('Text', message.content),
    },
  ];
  if (message.receiverId === userId && !message.isRead && !message.isArchived) {
    items.push({
      label: 'Mark as read',
      icon: <CheckCheck size={18} />,
      onSelect: () => markRead(message),
    });
  }
  items.push(
    message.isArchived
      ? {
          label: 'Unarchive',
          icon: <ArchiveRestore size={18} />,
          onSelect: () => unarchive(message),
        }
      : { label: 'Archive', icon: <Archive size={18} />, onSelect: () => archive(message) },
  );
  items.push({
    label: 'Delete',
    icon: <Trash2 size={18} />,
    danger: true,
    onSelect: () => setAsking(true),
  });

  return (
    <>
      <DropdownMenu
        items={items}
        trigger={
          <IconButton
            label={`Actions for “${start(message.content)}”`}
            icon={<Ellipsis size={18} />}
            size="small"
            data-message-menu
          />
        }
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this message?"
        description="It is permanently deleted from your mailbox. The other person keeps their copy."
        confirmLabel="Delete"
        danger
        busy={isBusy}
        onConfirm={confirm}
      />
    </>
  );
}
