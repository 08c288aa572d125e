import styled from 'styled-components';
import {
  color,
  motion,
  radius,
  screen,
  shadow,
  size,
  space,
  titleFont,
  weight,
} from '../../ui/theme/tokens';

export const HeroRoot = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.card};
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
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${space[4]};
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
  ${titleFont(size.title, 1.3)};
`;

export const Place = styled.p`
  display: grid;
  font-size: ${size.large};
  font-weight: ${weight.medium};
  line-height: 1.3;
  small {
    color: ${color.textMuted};
    font-size: ${size.small};
    font-weight: ${weight.normal};
  }
`;

export const Dates = styled.dl`
  display: flex;
  align-items: flex-end;
  gap: ${space[3]};
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.small};
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;
