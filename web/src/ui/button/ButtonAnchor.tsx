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
  wide?: boolean;
}

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A link that looks like a button, to an address that is no page of the app. */
export const ButtonAnchor = ({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  ...rest
}: Props) => <Root {...rest} $variant={variant} $size={size} $wide={wide} />;
