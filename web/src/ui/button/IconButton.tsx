import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useTooltip } from '../overlay/Tooltip';
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
  const tooltip = useTooltip(label);
  return (
    <Root
      {...withBoth(rest, tooltip)}
      type={type}
      aria-label={label}
      $variant={variant}
      $size={size}
      $wide={false}
    >
      {icon}
    </Root>
  );
}

/** Calls the handlers of both for the same event. */
function withBoth(rest: ComponentProps<'button'>, tooltip: ReturnType<typeof useTooltip>) {
  const both = { ...rest };
  for (const name of Object.keys(tooltip) as (keyof typeof tooltip)[]) {
    const [one, other] = [rest[name], tooltip[name]] as ((event: unknown) => void)[];
    both[name] = (event: unknown) => {
      one?.(event);
      other?.(event);
    };
  }
  return both;
}
