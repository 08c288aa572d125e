import styled from 'styled-components';
import { Muted } from '../../../../ui/text/Text';
import { box, color, font, radius, screen, space } from '../../../../ui/theme/tokens';

/** Fields of the request that the pickers fill: two rows on a desk, a small block on a phone. */
export const Filled = styled.div`
  ${box.grid(2)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  padding: ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  label {
    ${font.size('tiny')};
    line-height: 1.25;
  }
  p {
    ${font.size('tiny')};
    line-height: 1.25;
  }
  & > p {
    grid-column: 1 / -1;
  }
  ${screen.desk} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    :is(input, button) {
      min-height: 2rem;
      padding: 0 ${space[1]};
      font-size: 0.875rem;
    }
  }
`;

/** A field that is longer than the others. */
export const Long = styled.div`
  grid-column: span 2;
`;

/** Where the weeks will stand. */
export const Empty = styled(Muted)`
  display: grid;
  place-content: center;
  min-height: 8rem;
  padding: ${space[4]};
  border: 1.5px dashed ${color.border};
  border-radius: ${radius.medium};
  text-align: center;
  ${screen.phone} {
    min-height: 0;
    padding: ${space[2]};
  }
`;
