import { css } from 'styled-components';
import { box, color, font, motion, radius, screen, space, thumb, weight } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover:not(:disabled) {
      background: ${color.primaryHover};
      color: ${color.onPrimary};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.inputBorder};
    &:hover:not(:disabled) {
      background: ${color.secondary};
      color: ${color.text};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.primaryText};
    &:hover:not(:disabled) {
      background: ${color.primarySoft};
      color: ${color.primaryText};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled) {
      background: ${color.dangerHover};
      color: ${color.onDanger};
    }
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding: ${space[1]} ${space[3]};
    ${font.size('small')};
    ${screen.phone} {
      min-height: ${thumb};
    }
  `,
  medium: css`
    min-height: ${thumb};
    padding: ${space[2]} 1.125rem;
    font-size: 1rem;
  `,
  large: css`
    min-height: 52px;
    padding: ${space[3]} ${space[5]};
    ${font.size('body')};
  `,
};

/** How a button looks that stays pressed, in place of its `secondary` look. */
export const pressedStyle = css`
  border-color: ${color.primary};
  background: ${color.primarySoft};
  color: ${color.primaryText};
`;

/** The shared style of Button, LinkButton and IconButton. */
export const buttonStyle = css<ButtonStyleProps>`
  ${box.inline(2)};
  justify-content: center;
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font-weight: ${weight.medium};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $wide }) => $wide && 'width: 100%;'}

  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }
`;
