import { useState } from 'react';
import styled from 'styled-components';
import { radius, weight } from '../theme/tokens';

interface AvatarProps {
  /** Full name; its first and last initials are shown. */
  name: string;
  /** Address of the person's picture; initials stand in its place without one. */
  src?: string | null | undefined;
  /** Size in pixels; defaults to 40. */
  size?: number;
  /** Rounded corners instead of a circle, for what is not a person. */
  isSquare?: boolean;
}

const corner = ({ $isSquare }: { $isSquare: boolean }) => ($isSquare ? radius.medium : '50%');

const Root = styled.span<{ $size: number; $isSquare: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${corner};
  font-size: ${({ $size }) => Math.round($size * 0.4)}px;
  font-weight: ${weight.medium};
  line-height: 1;
  /** Not text, which the names of buttons around it would have to contain. */
  &::before {
    content: attr(data-initials);
  }
`;

const Picture = styled.img<{ $isSquare: boolean }>`
  flex: none;
  border-radius: ${corner};
  object-fit: cover;
`;

const hues = [25, 60, 95, 140, 185, 230, 270, 310, 345];

function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return hues[sum % hues.length] ?? 25;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/**
 * The picture of a person, or initials on a colour derived from the name; decoration next to the
 * name itself.
 */
export function Avatar({ name, src, size = 40, isSquare = false }: AvatarProps) {
  // Gone, or not for this user's eyes.
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed) {
    return (
      <Picture
        {...{ src }}
        $isSquare={isSquare}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setFailed(src)}
      />
    );
  }
  const hue = hueOf(name);
  return (
    <Root
      aria-hidden
      $size={size}
      $isSquare={isSquare}
      style={{ background: `oklch(88% 0.055 ${hue})`, color: `oklch(34% 0.07 ${hue})` }}
      data-initials={initialsOf(name)}
    />
  );
}
