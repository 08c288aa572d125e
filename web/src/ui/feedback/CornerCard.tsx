import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { X } from '../icon/icons';
import { bar, color, layer, radius, screen, shadow, size, space } from '../theme/tokens';

interface Props {
  title: string;
  icon: ReactNode;
  children: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  onDismiss: () => void;
}

/** Above the page, so that nothing on it moves. */
const Root = styled.section`
  position: fixed;
  right: ${space[5]};
  bottom: ${space[5]};
  z-index: ${layer.bar};
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[2]} ${space[3]};
  align-items: start;
  width: min(24rem, calc(100vw - 2 * ${space[3]}));
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  ${screen.phone} {
    right: ${space[3]};
    bottom: calc(${bar.bottom} + env(safe-area-inset-bottom) + ${space[3]});
  }
  & > svg {
    margin-top: 0.25rem;
    color: ${color.primaryText};
  }
  h2 {
    font-size: ${size.body};
  }
  p {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  grid-column: 2 / -1;
`;

/** A quiet offer in the corner of the screen, which can be dismissed. */
export function CornerCard({ title, icon, children, actions, onDismiss }: Props) {
  return (
    <Root aria-label={title} data-bottom-right>
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <IconButton
        label="Dismiss"
        size="small"
        icon={<X size={18} aria-hidden />}
        onClick={onDismiss}
      />
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
