import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/button/Button';
import { useToast } from '../../../ui/feedback/Toast';
import { DeskText } from '../../../ui/layout/DeskText';
import { canNotify, isNotifying, startNotifying, stopNotifying } from './notify-me';

/**
 * Switches browser notifications of new requests on and off; asks for permission only when
 * pressed.
 */
export function NotifyMeSwitch({ size }: Pick<ButtonProps, 'size'>) {
  const { toast } = useToast();
  const [isOn, setOn] = useState(isNotifying);
  if (!canNotify()) return null;
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
  return (
    <Button
      variant={isOn ? 'secondary' : 'ghost'}
      size={size}
      role="switch"
      aria-checked={isOn}
      icon={<Mark size={18} aria-hidden />}
      onClick={toggle}
    >
      <DeskText>Notify me</DeskText>
    </Button>
  );
}
