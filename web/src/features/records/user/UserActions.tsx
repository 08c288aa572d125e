import type { ReactNode } from 'react';
import { personPath } from '../../../lib/address/paths';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Ellipsis, Eye, MessageCircle, Pencil, Trash2 } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import { DESK } from '../../../ui/theme/tokens';

interface Props {
  id: string;
  name: string;
  /** The button that invites them, the first thing to do while they have no password. */
  invite: ReactNode;
  onEdit: () => void;
  /** The actions that administrators are exempt from. */
  others: { onView: () => void; onRemove: () => void } | undefined;
}

/** An administrator’s actions on a user; a phone has the rarer ones in a menu. */
export function UserActions({ id, name, invite, onEdit, others }: Props) {
  const isDesk = useMediaQuery(DESK);
  const more = others
    ? [
        { label: `View as ${name}`, Icon: Eye, onSelect: others.onView, danger: false },
        { label: 'Delete', Icon: Trash2, onSelect: others.onRemove, danger: true },
      ]
    : [];
  return (
    <Row $gap={2} role="group" aria-label={`Actions on ${name}`}>
      {invite}
      <Button
        size="small"
        variant={invite ? 'secondary' : 'primary'}
        icon={<Pencil size={16} aria-hidden />}
        onClick={onEdit}
      >
        Edit
      </Button>
      <LinkButton
        to={personPath(id)}
        size="small"
        variant="secondary"
        icon={<MessageCircle size={16} aria-hidden />}
      >
        Message
      </LinkButton>
      {isDesk &&
        more.map(({ label, Icon, onSelect }) => (
          <Button
            key={label}
            size="small"
            variant="secondary"
            icon={<Icon size={16} aria-hidden />}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      {!isDesk && others && (
        <DropdownMenu
          trigger={
            <IconButton
              size="small"
              variant="secondary"
              label="More actions"
              icon={<Ellipsis size={18} />}
            />
          }
          items={more.map(({ Icon, ...item }) => ({ ...item, icon: <Icon size={16} /> }))}
        />
      )}
    </Row>
  );
}
