import styled from 'styled-components';
import { color, screen, size, space } from '../../../ui/theme/tokens';

export const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
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
    overflow: hidden;
    font-size: ${size.large};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Stands in the header's own margin, so that nothing moves. */
  p {
    position: absolute;
    top: calc(100% - 2px);
    white-space: nowrap;
    color: ${color.primaryText};
    font-size: ${size.tiny};
  }
`;

export const Failed = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 0;
`;
