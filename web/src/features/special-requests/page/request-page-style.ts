import styled from 'styled-components';
import { Split } from '../../../ui/layout/Split';
import { bar, box, layer, screen, space } from '../../../ui/theme/tokens';

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

/**
 * A card for what is written, which stays in sight over a long conversation; on a phone, above the
 * navigation.
 */
export const Writing = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  padding: ${space[5]};
  ${box.surface('large', 'raised')};
  button {
    white-space: nowrap;
  }
  ${screen.phone} {
    bottom: calc(${bar.bottom} + env(safe-area-inset-bottom));
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
