import { Switch } from '../../../ui/choice/Switch';
import { canSound, useTurnSound } from '../turn-sound';

/** Switches the sound of the user’s turn on this device, off by default. */
export function TurnSoundSwitch() {
  const { isOn, set } = useTurnSound();
  if (!canSound()) return null;
  return <Switch label="Sound when it is my turn" checked={isOn} onCheckedChange={set} />;
}
