import styled from 'styled-components';
import { box, color, font, radius, space, weight } from '../../../ui/theme/tokens';

/** The bubble, and the reactions below it. */
export const Column = styled.div<{ $isMine: boolean }>`
  ${box.column(1)};
  align-items: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  min-width: 0;
  max-width: min(34rem, 80%);
  & > [data-bubble] {
    max-width: 100%;
  }
  & > :has(> [data-announced]) {
    border-left: 4px solid ${color.accent};
  }
`;

/** Heads an announcement. */
export const Announced = styled.p`
  ${box.row(1)};
  ${font.size('small', 'bold')};
`;

/** Holds the author's picture; empty beside a message that continues another. */
export const Face = styled.div`
  flex: none;
  align-self: flex-start;
  width: 32px;
`;

/** The message that another one answers. */
export const Quoted = styled.button`
  ${box.grid(0)};
  width: 100%;
  margin-block: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-left: 3px solid currentcolor;
  border-radius: ${radius.small};
  background: color-mix(in srgb, currentcolor 9%, transparent);
  text-align: left;
  ${font.size('small')};
  > * {
    ${font.cut};
  }
  strong {
    font-weight: ${weight.bold};
  }
`;
