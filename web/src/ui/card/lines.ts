import styled from 'styled-components';
import { Muted } from '../text/Text';
import { color, space, weight } from '../theme/tokens';

/** A list of things in a card, each with a name, details and a button or two at its end. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
/** The height of a sentence and a button below it, which stand where there are no lines. */
export const EMPTY_LINES = '5.25rem';

export const Line = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[3]};
  & > button {
    flex: none;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
`;
export const LineName = styled.span`
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;
export const LineDetails = styled(Muted)`
  overflow-wrap: anywhere;
`;
