import styled from 'styled-components';
import {
  bar,
  box,
  color,
  font,
  layer,
  motion,
  radius,
  screen,
  space,
  thumb,
  weight,
} from '../../ui/theme/tokens';

/** Where bars would take most of a low window, they scroll with the page. */
export const lowPhone = '@media (max-width: 47.99rem) and (max-height: 30rem)';

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
    ${box.fill};
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
      ${font.size('tiny')};
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
    left: auto;
    right: ${space[1]};
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

/** A button that looks like the links next to it. */
export const PlainButton = styled.button`
  width: 100%;
`;
