import styled from 'styled-components';
import { Split } from '../../../ui/layout/Split';
import { bar, color, layer, radius, screen, shadow, size, space } from '../../../ui/theme/tokens';

export const Words = styled.p`
  font-size: ${size.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** On a phone its parts stand in the page itself, whose lower end the field keeps. */
export const Matter = styled(Split)`
  ${screen.phone} {
    &,
    & > :first-child {
      display: contents;
    }
    & > :first-child > :not(:last-child) {
      margin-bottom: ${space[5]};
    }
  }
`;

/** The conversation, whose end is scrolled to above the field. */
export const Spoken = styled.div`
  scroll-margin-bottom: 16rem;
`;

/** A card for what is written; on a phone it stays above the navigation, over the end of the page. */
export const Writing = styled.section`
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  button {
    white-space: nowrap;
  }
  ${screen.phone} {
    position: sticky;
    bottom: calc(${bar.bottom} + env(safe-area-inset-bottom));
    z-index: ${layer.bar};
    margin: auto -${space[4]} 0;
    padding: ${space[2]} ${space[4]} ${space[3]};
    border-width: 1px 0;
    border-radius: 0;
    box-shadow: none;
  }
  ${screen.low} {
    position: static;
  }
`;
