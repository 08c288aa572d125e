import { Dialog as Radix } from 'radix-ui';
import styled from 'styled-components';
import { overlayStyle, panelStyle } from '../../ui/overlay/dialog-style';
import { menuItemStyle } from '../../ui/overlay/menu-style';
import { color, screen, size, space, thumb, weight } from '../../ui/theme/tokens';

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
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
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
  overflow-y: auto;
  overscroll-behavior: contain;
  &[data-stale] {
    opacity: 0.6;
  }
`;

export const GroupLabel = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.textMuted};
  font-size: ${size.small};
  font-weight: ${weight.medium};
`;

export const Option = styled.div`
  ${menuItemStyle}
  justify-content: space-between;
  &[data-all]:not([data-highlighted]) {
    color: ${color.primaryText};
    font-weight: ${weight.medium};
  }
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    flex: 0 1 auto;
    max-width: 60%;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${screen.phone} {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 0;
    span,
    small {
      max-width: 100%;
    }
  }
`;

export const Note = styled.div`
  padding: ${space[4]} ${space[3]};
  color: ${color.textMuted};
`;

export const Keys = styled.footer`
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${size.small};
  ${screen.phone} {
    display: none;
  }
`;
