import styled from 'styled-components';
import { color, space } from '../../../ui/theme/tokens';
import { type Handover, handoverTexts } from './handover';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[4]};
  list-style: disc;
  color: ${color.text};
  text-wrap: pretty;
`;

/** The effects of a share leaving its owner. */
export function HandoverList({
  handover,
  hasReceiver = false,
}: {
  handover: Handover;
  /** True if another user receives it at once. */
  hasReceiver?: boolean;
}) {
  return (
    <List>
      {handoverTexts(handover, hasReceiver).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
