import { errorText } from '../../../lib/network/error-text';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { ReasonField } from '../../../ui/form/ReasonField';
import { Stack } from '../../../ui/layout/Stack';
import { EffectList } from './EffectList';

interface Props {
  /** Undefined while they are not known. */
  texts: readonly string[] | undefined;
  error: unknown;
  onRetry: () => void;
  reason: string;
  onReason: (reason: string) => void;
}

/** What a removal of owners affects, and a field for its reason. */
export function RemovalEffects({ texts, error, onRetry, reason, onReason }: Props) {
  if (texts) {
    return (
      <Stack>
        <EffectList texts={texts} />
        <ReasonField value={reason} onChange={onReason} />
      </Stack>
    );
  }
  if (!error) return <LoadingState />;
  return (
    <ErrorState
      message={errorText(error, 'What this affects could not be loaded.')}
      onRetry={onRetry}
    />
  );
}
