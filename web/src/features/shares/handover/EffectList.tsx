import styled from 'styled-components';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
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
  if (!texts) {
    return <NotLoaded error={error} refetch={() => onRetry?.()} what="What this affects" />;
  }
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
