import styled from 'styled-components';
import {
  banner,
  bar,
  box,
  color,
  layer,
  radius,
  rail,
  screen,
  space,
  thumb,
  windowHeight,
} from '../../ui/theme/tokens';
import { lowPhone } from './nav-style';

export const Root = styled.div`
  --shell-height: ${windowHeight};
  min-height: ${windowHeight};
  ${screen.desk} {
    display: grid;
    grid-template-columns: ${rail.desk} minmax(0, 1fr);
  }
  ${screen.wide} {
    grid-template-columns: ${rail.wide} minmax(0, 1fr);
  }
  ${screen.phone} {
    --shell-height: calc(
      ${windowHeight} - ${bar.top} - ${bar.bottom} - env(safe-area-inset-top) - env(safe-area-inset-bottom)
    );
    padding: calc(${bar.top} + env(safe-area-inset-top)) 0
      calc(${bar.bottom} + env(safe-area-inset-bottom));
    /** An open conversation takes the whole phone: its own back button replaces the bars. */
    &:has([data-whole-phone]) {
      --shell-height: calc(${windowHeight} - env(safe-area-inset-top) - env(safe-area-inset-bottom));
      padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
    }
  }
  ${lowPhone} {
    padding-block: 0;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primary};
  color: ${color.onPrimary};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  &:hover {
    color: ${color.onPrimary};
  }
`;

export const Rail = styled.div`
  ${screen.phone} {
    ${Root}:has([data-whole-phone]) & {
      display: none;
    }
  }
  ${screen.desk} {
    position: sticky;
    top: ${banner};
    z-index: ${layer.bar};
    ${box.column()};
    height: ${windowHeight};
    padding: ${space[5]} ${space[2]} ${space[4]};
    border-right: 1px solid ${color.border};
    background: ${color.surface};
  }
  ${screen.wide} {
    padding-inline: ${space[4]};
  }
`;

export const Top = styled.header`
  ${screen.phone} {
    position: fixed;
    inset: ${banner} 0 auto;
    z-index: ${layer.bar};
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: calc(${bar.top} + env(safe-area-inset-top));
    padding: env(safe-area-inset-top) ${space[2]} 0 ${space[4]};
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
  }
  ${screen.desk} {
    display: contents;
  }
  ${lowPhone} {
    position: static;
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  min-height: ${thumb};
  align-items: center;
  text-decoration: none;
  ${screen.desk} {
    order: 1;
    justify-content: center;
    font-size: 0;
    & > span {
      font-size: 0;
      gap: 0;
    }
    svg {
      ${box.square('40px')};
    }
  }
  ${screen.wide} {
    justify-content: flex-start;
    padding-left: ${space[2]};
    & > span {
      font-size: 1.375rem;
      gap: 0.45em;
    }
    svg {
      ${box.square('1.5em')};
    }
  }
`;

/** Has its height before the search is loaded. */
export const SearchSlot = styled.div`
  min-height: ${thumb};
  ${screen.phone} {
    margin-left: auto;
  }
  ${screen.desk} {
    order: 1;
    display: grid;
    justify-items: center;
    margin-top: ${space[3]};
  }
`;

export const UserSlot = styled.div`
  ${screen.desk} {
    order: 3;
    display: grid;
    justify-items: center;
  }
  ${screen.wide} {
    justify-items: start;
    padding-left: ${space[2]};
  }
`;

export const Main = styled.main`
  min-width: 0;
  outline: 0;
`;
