import { IconButton } from '../button/IconButton';
import type { IconComponent } from '../icon/create-icon';
import { Ellipsis } from '../icon/icons';
import { DropdownMenu } from './DropdownMenu';
import type { MenuItem } from './menu-props';

/** As much of a message as names it. */
const NAME_LENGTH = 40;
const start = (content: string) =>
  content.length > NAME_LENGTH ? `${content.slice(0, NAME_LENGTH).trimEnd()}…` : content;

/** An item of the menu of a message. */
export const messageItem = (
  label: string,
  Icon: IconComponent,
  act: () => unknown,
  danger = false,
): MenuItem => ({ label, danger, icon: <Icon size={18} />, onSelect: () => void act() });

interface MessageActionsProps {
  content: string;
  /** Names a message without a text. */
  unnamed?: string;
  /** False for items that do not apply. */
  items: readonly (MenuItem | false)[];
  quick?: readonly MenuItem[] | undefined;
}

/** The menu of a message. */
export const MessageActions = ({ content, unnamed, items, quick = [] }: MessageActionsProps) => (
  <DropdownMenu
    items={items.filter((item) => item !== false)}
    quick={quick}
    trigger={
      <IconButton
        label={`Actions for ${content ? `“${start(content)}”` : unnamed}`}
        icon={<Ellipsis size={18} />}
        size="small"
        data-message-menu
        data-tooltip="Actions"
      />
    }
  />
);
