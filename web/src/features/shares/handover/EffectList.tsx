import styled from 'styled-components';
import { errorText } from '../../../lib/network/error-text';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { box, color, space } from '../../../ui/theme/tokens';

const List = styled.ul`
  ${box.grid(2)};
  padding-left: ${space[4]};
  list-style: disc;
  color: ${color.text};
  text-wrap: pretty;
`;

export interface EffectsProps {
  /** Undefined while they are not known. */
  texts: readonly string[] | undefined;
  error?: unknown;
  onRetry?: () => void;
}

/** The effects of shares leaving their owners, one sentence each. */
export function EffectList({ texts, error, onRetry }: EffectsProps) {
  if (!texts && !error) return <LoadingState />;
  if (!texts) {
    const message = errorText(error, 'What this affects could not be loaded.');
    return <ErrorState message={message} onRetry={onRetry} />;
  }
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
