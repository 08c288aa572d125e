import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { box } from '../theme/tokens';
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from './button-style';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Disables the button and shows a spinner; the width stays the same. */
  busy?: boolean;
  /** The label while busy, such as 'Sending...'. */
  busyLabel?: string;
  /** Fills the width of its container. */
  wide?: boolean;
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const Layers = styled.span`
  display: grid;
  justify-items: center;
  align-items: center;
`;

const Layer = styled.span<{ $hidden: 'shown' | 'faded' | 'gone' }>`
  grid-area: 1 / 1;
  ${box.inline(2)};
  ${({ $hidden }) => $hidden === 'faded' && 'opacity: 0;'}
  ${({ $hidden }) => $hidden === 'gone' && 'visibility: hidden;'}
`;

export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  busy = false,
  busyLabel,
  wide = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idleWhileBusy = busyLabel ? 'gone' : 'faded';
  const isIdleGone = busy && idleWhileBusy === 'gone';
  return (
    <Root
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <Layers>
        <Layer $hidden={busy ? idleWhileBusy : 'shown'} aria-hidden={isIdleGone || undefined}>
          {icon}
          {children}
        </Layer>
        {(busy || busyLabel) && (
          <Layer $hidden={busy ? 'shown' : 'gone'} aria-hidden={!busy || undefined}>
            <Spinner size={18} />
            {busyLabel}
          </Layer>
        )}
      </Layers>
    </Root>
  );
}
