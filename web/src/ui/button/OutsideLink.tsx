import type { ComponentProps } from 'react';
import styled from 'styled-components';
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from './button-style';

interface Props extends ComponentProps<'a'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A link that looks like a button, to a page outside of the app, in a new tab. */
export function OutsideLink({ variant = 'secondary', size = 'medium', ...rest }: Props) {
  return (
    <Root
      {...rest}
      target="_blank"
      rel="noreferrer"
      $variant={variant}
      $size={size}
      $wide={false}
    />
  );
}
