import styled from 'styled-components';
import {
  banner,
  bar,
  color,
  layer,
  motion,
  radius,
  rail,
  screen,
  size,
  space,
  thumb,
  weight,
  windowHeight,
} from '../../ui/theme/tokens';

/** Where bars would take most of a low window, they scroll with the page. */
const lowPhone = '@media (max-width: 47.99rem) and (max-height: 30rem)';

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
    display: flex;
    flex-direction: column;
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
      width: 40px;
      height: 40px;
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
      width: 1.5em;
      height: 1.5em;
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

export const Nav = styled.nav`
  ul {
    display: flex;
  }
  :is(a, button) {
    position: relative;
    display: flex;
    align-items: center;
    color: ${color.textMuted};
    font-weight: ${weight.medium};
    text-decoration: none;
    transition: background-color ${motion.quick}, color ${motion.quick};
    &:hover {
      color: ${color.text};
    }
    &.active {
      color: ${color.primaryText};
    }
    & > span:first-child {
      display: inline-flex;
    }
  }

  ${screen.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.bar};
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color.border};
    background: ${color.surface};
    li {
      flex: 1;
      min-width: ${thumb};
    }
    /** A thumb reaches five links; the others are behind the last one. */
    li[data-beyond] {
      display: none;
    }
    :is(a, button) {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      height: ${bar.bottom};
      font-size: min(0.75rem, 3.3vw);
      line-height: 1.1;
    }
    :is(a, button) > span:first-child {
      padding: 3px ${space[4]};
      border-radius: ${radius.round};
      transition: background-color ${motion.quick};
    }
    :is(a, button).active > span:first-child {
      background: ${color.primarySoft};
    }
    :is(a, button):focus-visible {
      outline-offset: -3px;
    }
  }
  ${lowPhone} {
    position: static;
  }

  ${screen.desk} {
    li[data-more] {
      display: none;
    }
    order: 2;
    flex: 1;
    min-height: 0;
    margin-top: ${space[5]};
    overflow-y: auto;
    ul {
      flex-direction: column;
      gap: ${space[1]};
    }
    :is(a, button) {
      flex-direction: column;
      gap: ${space[1]};
      padding: ${space[2]} ${space[1]};
      border-radius: ${radius.medium};
      font-size: ${size.tiny};
      text-align: center;
      &:hover {
        background: ${color.sunken};
      }
      &.active {
        background: ${color.primarySoft};
      }
      &:focus-visible {
        outline-offset: -2px;
      }
    }
  }

  ${screen.wide} {
    :is(a, button) {
      flex-direction: row;
      gap: ${space[3]};
      min-height: ${thumb};
      padding-inline: ${space[3]};
      font-size: 1rem;
      text-align: left;
    }
  }
`;

export const Count = styled.span`
  position: absolute;
  top: ${space[1]};
  left: calc(50% + 2px);
  min-width: 18px;
  padding: 0 5px;
  border-radius: ${radius.round};
  background: ${color.danger};
  color: ${color.onDanger};
  font-size: 0.6875rem;
  font-weight: ${weight.bold};
  line-height: 18px;
  text-align: center;
  box-shadow: 0 0 0 2px ${color.surface};
  ${screen.phone} {
    top: 5px;
  }
  /* Three dots would hide behind it. */
  li[data-more] & {
    left: calc(50% + 12px);
  }
  ${screen.wide} {
    position: static;
    margin-left: auto;
    min-width: 22px;
    padding: 0 6px;
    font-size: 0.75rem;
    line-height: 22px;
    box-shadow: none;
  }
`;

export const Main = styled.main`
  min-width: 0;
  outline: 0;
`;

/** A button that looks like the links next to it. */
export const PlainButton = styled.button`
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
`;
