import { Dialog as Radix } from 'radix-ui';
import styled from 'styled-components';
import { menuItemStyle } from '../../ui/menu/menu-style';
import { overlayStyle, panelStyle } from '../../ui/overlay/dialog-style';
import { box, color, font, screen, space, thumb, weight } from '../../ui/theme/tokens';

export const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;

/** Its upper edge stays where it is, however much was found. */
export const Panel = styled(Radix.Content)<{ $size: 'medium' }>`
  ${panelStyle}
  overflow: hidden;
  ${screen.desk} {
    top: 12dvh;
    max-height: 70dvh;
    transform: translate(-50%, 0);
    animation: none;
  }
  /* The field at the top stays clear of the keyboard of a phone. */
  ${screen.phone} {
    inset: 0;
    max-height: none;
    border: 0;
    border-radius: 0;
    padding-top: env(safe-area-inset-top);
    animation: none;
  }
`;

export const Top = styled.div`
  ${box.row(3)};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  & > svg {
    color: ${color.textMuted};
  }
`;

export const Input = styled.input`
  ${box.grow};
  min-height: ${thumb};
  border: 0;
  background: none;
  color: ${color.text};
  font-size: max(1.0625rem, 16px);
  outline: 0;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
`;

export const List = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space[2]};
  ${box.scroll};
  &[data-stale] {
    opacity: 0.6;
  }
`;

export const GroupLabel = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  ${font.muted('tiny', 'medium')};
  [role='group'] + [role='group'] > & {
    margin-top: ${space[2]};
  }
`;

/** An icon, a title and a note at the end; on a phone, the note below the title. */
export const Option = styled.div`
  ${menuItemStyle}
  display: grid;
  grid-template-columns: 24px minmax(0, max-content) minmax(0, 1fr);
  i {
    ${box.center};
    color: ${color.textMuted};
    font-style: normal;
  }
  span,
  small {
    ${font.cut};
  }
  mark {
    padding: 0;
    background: none;
    font-weight: ${weight.bold};
  }
  small {
    ${font.muted('small')};
    text-align: end;
  }
  &[data-all]:not([data-highlighted]) :is(i, span) {
    color: ${color.primaryText};
    font-weight: ${weight.medium};
  }
  ${screen.phone} {
    grid-template-columns: 24px minmax(0, 1fr);
    align-content: center;
    row-gap: 0;
    min-height: 52px;
    i {
      grid-row: span 2;
    }
    small {
      text-align: start;
    }
    span:last-child {
      grid-row: span 2;
    }
  }
`;

export const Note = styled.div`
  padding: ${space[4]} ${space[3]};
  color: ${color.textMuted};
`;

export const Keys = styled.footer`
  ${box.flex(5)};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.border};
  ${font.muted('tiny')};
  span {
    ${box.inline(1)};
  }
  span:last-child {
    margin-inline-start: auto;
  }
  ${screen.phone} {
    display: none;
  }
`;
