import { useState } from 'react';
import { Bell, BellOff } from '../../../../ui/icon/icons';
import type { MenuItem } from '../../../../ui/menu/menu-props';
import { useToast } from '../../../../ui/toast/Toast';
import { canNotify, isNotifying, startNotifying, stopNotifying } from './notify-me';

/**
 * Returns the item of a menu that switches browser notifications of new requests on and off; none
 * for a browser without them. Asks for permission only when pressed.
 */
export function useNotifyMe(): MenuItem[] {
  const { toast } = useToast();
  const [isOn, setOn] = useState(isNotifying);
  if (!canNotify()) return [];
  const toggle = async () => {
    if (isOn) {
      stopNotifying();
      setOn(false);
    } else if (await startNotifying().catch(() => false)) {
      setOn(true);
    } else {
      toast({
        title: 'Notifications are blocked',
        description: 'Allow them for this site in your browser, then switch them on here.',
        destructive: true,
      });
    }
  };
  const Mark = isOn ? Bell : BellOff;
  return [{ label: 'Notify me', icon: <Mark size={18} />, isOn, onSelect: toggle }];
}
