import styled from 'styled-components';
import { Row } from '../../../ui/layout/Stack';
import { box, color, font, screen, space, weight } from '../../../ui/theme/tokens';

/** Stacked weeks in one frame. */
export const Lines = styled.ul`
  ${box.surface('large', 'card')};
`;

export const Line = styled.li`
  ${box.wrap(3, 4)};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > :last-child {
    margin-left: auto;
  }
`;

export const LineText = styled.div`
  ${box.grow};
  strong {
    font-weight: ${weight.medium};
  }
  p {
    ${font.muted('small')};
    text-wrap: pretty;
  }
`;

/** The buttons of a week, at the end of its line. */
export const Ends = styled(Row)`
  justify-content: flex-end;
  ${screen.phone} {
    flex-basis: 100%;
  }
`;

/** The buttons that answer a swap; on a phone they fill their rows. */
export const Answers = styled(Row).attrs({ $justify: 'end' })`
  &:empty {
    display: none;
  }
  ${screen.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
