import styled from 'styled-components';
import { color, space } from '../../../ui/theme/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[4]};
  list-style: disc;
  color: ${color.text};
  text-wrap: pretty;
`;

/** The effects of shares leaving their owners, one sentence each. */
export function EffectList({ texts }: { texts: readonly string[] }) {
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
