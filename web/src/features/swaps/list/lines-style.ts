import styled from 'styled-components';
import { color, radius, shadow, size, space, weight } from '../../../ui/theme/tokens';

/** Stacked weeks in one frame. */
export const Lines = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > :last-child {
    margin-left: auto;
  }
`;

export const LineText = styled.div`
  flex: 1;
  min-width: 0;
  strong {
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
  p {
    color: ${color.textMuted};
    font-size: ${size.small};
    text-wrap: pretty;
  }
`;
