import styled from 'styled-components';
import { color, font, space } from '../../ui/theme/tokens';

/** A group of switches with a title. */
export const Kinds = styled.fieldset`
  padding: ${space[4]} 0 0;
  border-top: 1px solid ${color.border};
  legend {
    float: left;
    width: 100%;
    padding: 0;
    margin-bottom: ${space[2]};
    ${font.muted('small')};
  }
  & > div {
    clear: both;
  }
`;
