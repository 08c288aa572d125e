import styled from 'styled-components';
import {
  box,
  color,
  font,
  type Space,
  size,
  space,
  type Tone,
  tone,
  weight,
} from '../theme/tokens';

export interface MarginProps {
  /** The margin above, a step of the spacing scale. */
  $above?: Space;
  $below?: Space;
}

export const margins = ({ $above, $below }: MarginProps) => [
  $above && `margin-top: ${space[$above]};`,
  $below && `margin-bottom: ${space[$below]};`,
];

const wraps = {
  anywhere: 'overflow-wrap: anywhere;',
  balance: 'text-wrap: balance;',
  /** As it was typed. */
  lines: 'overflow-wrap: anywhere; white-space: pre-line;',
  none: 'white-space: nowrap;',
  pretty: 'text-wrap: pretty;',
} as const;

type TextTone = Tone | 'muted' | 'primary';

interface TextProps extends MarginProps {
  $size?: keyof typeof size;
  $tone?: TextTone;
  $weight?: keyof typeof weight;
  $wrap?: keyof typeof wraps;
}

function colorOf(name: TextTone) {
  if (name === 'muted') return color.textMuted;
  return name === 'primary' ? color.primaryText : tone(name).text;
}

const textProps = ({ $size, $tone, $weight, $wrap, ...rest }: TextProps) => [
  $tone && `color: ${colorOf($tone)};`,
  $size && `font-size: ${size[$size]};`,
  $weight && `font-weight: ${weight[$weight]};`,
  $wrap && wraps[$wrap],
  ...margins(rest),
];

/** Text of the scale; what is not given is as around it. */
export const Text = styled.span<TextProps>`
  ${textProps}
`;

/** A small paragraph that stands back. */
export const Muted = styled.p<TextProps>`
  ${font.muted('small')};
  ${textProps}
`;

/** A muted line that begins with an icon. */
export const MutedLine = styled(Muted)`
  ${box.row(2)};
`;
