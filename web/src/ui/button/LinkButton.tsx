import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from './button-style';

export interface LinkButtonProps extends LinkProps {
  ref?: Ref<HTMLAnchorElement>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A link that looks like a button, for navigation rather than actions. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  icon,
  wide = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
    </Root>
  );
}
