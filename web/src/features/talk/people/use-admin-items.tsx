import { useLeaveTalkMutation, useSetNewcomersReadAllMutation } from '../../../generated/graphql';
import { LogOut, Megaphone, Users } from '../../../ui/icon/icons';
import type { MenuItem } from '../../../ui/menu/menu-props';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { FAILURE, useTalk, useTalkChange } from '../sync/talk-context';

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
  const { talk, sync } = useTalk();
  const { propertyId } = talk;
  const [setNewcomers] = useSetNewcomersReadAllMutation();
  const input = { propertyId, newcomersReadAll: true };
  return (
    <ConfirmAction
      title="Show newcomers everything?"
      description="Everyone who has joined or joins this conversation can then read all that was written before, back to its beginning."
      confirmLabel="Show everything"
      danger={false}
      attempt={{
        action: () => setNewcomers({ variables: { input } }),
        onDone: sync.reread,
        failure: FAILURE,
      }}
      onClose={onClose}
    />
  );
}
