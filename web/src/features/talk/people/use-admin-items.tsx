import { useLeaveTalkMutation, useSetNewcomersReadAllMutation } from '../../../generated/graphql';
import { LogOut, Megaphone, Users } from '../../../ui/icon/icons';
import type { MenuItem } from '../../../ui/menu/menu-props';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useTalk, useTalkChange } from '../sync/talk-context';

/** Returns what an administrator can do in the open talk; nothing for others. */
export function useAdminItems(ask: (about: 'announce' | 'newcomers') => void) {
  const { propertyId, hasJoined, mayAnnounce, mayWrite, newcomersReadAll } = useTalk().talk;
  const change = useTalkChange();
  const [leave] = useLeaveTalkMutation();
  const [setNewcomers] = useSetNewcomersReadAllMutation();
  if (!mayAnnounce) return [];
  const input = { propertyId, newcomersReadAll: false };
  const items: MenuItem[] = [
    { label: 'Announce to houses', icon: <Megaphone size={18} />, onSelect: () => ask('announce') },
    {
      label: 'Newcomers read everything',
      icon: <Users size={18} />,
      isOn: newcomersReadAll,
      onSelect: () =>
        newcomersReadAll ? change(() => setNewcomers({ variables: { input } })) : ask('newcomers'),
    },
  ];
  if (hasJoined) {
    items.push({
      label: 'Leave the conversation',
      icon: <LogOut size={18} />,
      onSelect: () => change(() => leave({ variables: { propertyId } })),
    });
  }
  return mayWrite ? (['separator', ...items] as const) : items;
}

/** Asks before the past of a talk is shown to all who join. */
export function NewcomersQuestion({ onClose }: { onClose: () => void }) {
  const { propertyId } = useTalk().talk;
  const change = useTalkChange();
  const [setNewcomers] = useSetNewcomersReadAllMutation();
  const input = { propertyId, newcomersReadAll: true };
  return (
    <ConfirmDialog
      title="Show newcomers everything?"
      description="Everyone in this conversation, and all who join it, can then read it from its beginning."
      confirmLabel="Show everything"
      onClose={onClose}
      onConfirm={() => {
        change(() => setNewcomers({ variables: { input } }));
        onClose();
      }}
    />
  );
}
