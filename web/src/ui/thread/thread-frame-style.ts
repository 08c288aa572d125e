import styled from 'styled-components';
import { box, color, font, screen, space } from '../theme/tokens';

export const Frame = styled.section`
  position: relative;
  ${box.column()};
  height: 100%;
  min-height: 0;
`;

export const Header = styled.header`
  ${box.row(3)};
  min-height: 68px;
  padding: ${space[2]} ${space[5]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${screen.phone} {
    min-height: 60px;
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[1]};
  }
`;

export const BackPlace = styled.div`
  ${screen.desk} {
    display: none;
  }
`;

export const Who = styled.div`
  position: relative;
  min-width: 0;
  line-height: 1.3;
  :is(h1, h2) {
    ${font.cut};
    ${font.size('large')};
  }
  /* Stands in the header's own margin, so that nothing moves. */
  p {
    position: absolute;
    top: calc(100% - 2px);
    white-space: nowrap;
    color: ${color.primaryText};
    ${font.size('tiny')};
  }
`;

export const Failed = styled.div`
  ${box.center};
  ${box.fill};
`;
