import styled from 'styled-components';
import { box, color, font, motion, radius, screen, space } from '../../ui/theme/tokens';

export const HeroRoot = styled.section`
  display: grid;
  overflow: hidden;
  ${box.surface('sheet', 'card')};
  ${screen.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(12rem, 36%);
    min-height: 20rem;
  }
`;

/** The illustration is a strip on phones and fills its column on desktop. */
export const View = styled.div`
  position: relative;
  overflow: hidden;
  svg {
    position: absolute;
    width: 100%;
  }
  ${screen.phone} {
    order: -1;
    height: 9rem;
    svg {
      top: -29vw;
      height: 115vw;
    }
    /* Down into the strip, in the picture's own units. */
    .sun {
      transform: translate(30px, 120px);
    }
  }
  ${screen.desk} {
    svg {
      inset: 0;
      height: 100%;
    }
  }
`;

export const Content = styled.div`
  ${box.column(4)};
  align-items: flex-start;
  justify-content: center;
  min-width: 0;
  padding: ${space[5]} ${space[4]};
  ${screen.desk} {
    padding: ${space[6]};
  }
  p {
    text-wrap: pretty;
  }
`;

/** The line with the date. */
export const Countdown = styled.h2`
  ${font.heading('title', 1.3)};
`;

export const Place = styled.p`
  display: grid;
  ${font.size('large', 'medium')};
  line-height: 1.3;
  small {
    ${font.muted('small', 'normal')};
  }
`;

export const Dates = styled.dl`
  ${box.wrap(2, 3)};
  align-items: flex-end;
  ${screen.desk} {
    gap: ${space[4]};
  }
`;

export const Until = styled.span`
  width: clamp(1rem, 4vw, 2.5rem);
  height: 2px;
  margin-bottom: 1.35rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  transition: width ${motion.calm};
`;

export const Facts = styled.div`
  ${box.wrap(2, 3)};
  align-items: center;
  ${font.muted('small')};
  span {
    ${box.inline(1)};
  }
`;
