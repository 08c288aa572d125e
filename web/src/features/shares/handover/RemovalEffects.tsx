import { ReasonField } from '../../../ui/form/ReasonField';
import { Stack } from '../../../ui/layout/Stack';
import { EffectList, type EffectsProps } from './EffectList';

interface Props extends EffectsProps {
  reason: string;
  onReason: (reason: string) => void;
}

/** The effects of removing owners, and a field for the reason. */
export function RemovalEffects({ reason, onReason, ...effects }: Props) {
  return (
    <Stack>
      <EffectList {...effects} />
      {effects.texts && <ReasonField value={reason} onChange={onReason} />}
    </Stack>
  );
}
