import { useLeaveTalkMutation, useSetNewcomersReadAllMutation } from '../../../generated/graphql';
import { LogOut, Megaphone, Users } from '../../../ui/icon/icons';
import type { MenuItem } from '../../../ui/menu/menu-props';
import { useTalk, useTalkChange } from '../sync/talk-context';

/** Returns what an administrator can do in the open talk; nothing for others. */
export function useAdminItems(announce: () => void): (MenuItem | 'separator')[] {
  const { propertyId, hasJoined, mayAnnounce, mayWrite, newcomersReadAll } = useTalk().talk;
  const change = useTalkChange();
  const [leave] = useLeaveTalkMutation();
  const [setNewcomers] = useSetNewcomersReadAllMutation();
  if (!mayAnnounce) return [];
  const input = { propertyId, newcomersReadAll: !newcomersReadAll };
  const items: MenuItem[] = [
    { label: 'Announce to houses', icon: <Megaphone size={18} />, onSelect: announce },
    {
      label: 'Newcomers read everything',
      icon: <Users size={18} />,
      isOn: newcomersReadAll,
      onSelect: () => change(() => setNewcomers({ variables: { input } })),
    },
  ];
  if (hasJoined) {
    items.push({
      label: 'Leave the conversation',
      icon: <LogOut size={18} />,
      onSelect: () => change(() => leave({ variables: { propertyId } })),
    });
  }
  return mayWrite ? ['separator', ...items] : items;
}
