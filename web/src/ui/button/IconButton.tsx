import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Tooltip } from '../overlay/Tooltip';
import { screen, thumb } from '../theme/tokens';
import { type ButtonStyleProps, type ButtonVariant, buttonStyle } from './button-style';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  padding: 0;
  width: ${({ $size }) => ($size === 'small' ? '36px' : thumb)};
  color: ${({ $variant }) => $variant === 'ghost' && 'inherit'};
  ${screen.phone} {
    width: ${thumb};
  }
`;

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label}>
      <Root {...rest} type={type} aria-label={label} $variant={variant} $size={size} $wide={false}>
        {icon}
      </Root>
    </Tooltip>
  );
}
