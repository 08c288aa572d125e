import type { CSSProperties } from 'react';
/** The design tokens; colours are CSS variables set by the theme (see theme-variables.ts). */
export const color = {
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  onPrimary: 'var(--color-on-primary)',
  primarySoft: 'var(--color-primary-soft)',
  primaryText: 'var(--color-primary-text)',
  /** The user's own messages: the primary colour, dimmed in the dark where there is much of it. */
  own: 'var(--color-own)',
  onOwn: 'var(--color-on-own)',
  secondary: 'var(--color-secondary)',
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  /** Between the accent and the surface, under normal text. */
  accentMiddle: 'var(--color-accent-middle)',
  accentSoft: 'var(--color-accent-soft)',
  background: 'var(--color-background)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  border: 'var(--color-border)',
  inputBorder: 'var(--color-input-border)',
  focus: 'var(--color-focus)',
  overlay: 'var(--color-overlay)',
  danger: 'var(--color-error)',
  dangerHover: 'var(--color-error-hover)',
  onDanger: 'var(--color-on-error)',
} as const;

/**
 * The meaning of a status, priority or count; each tone has a soft fill, a solid and a readable
 * text colour.
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'orange' | 'danger';

/** The colours of a tone: `text` is readable on `soft`, on the surface and on the background. */
export const tone = (name: Tone) => ({
  text: `var(--tone-${name}-text)`,
  soft: `var(--tone-${name}-soft)`,
  solid: `var(--tone-${name}-solid)`,
});

/**
 * The colours of a share, 1 to 12: `fill`, a readable `on` colour for it, and a pale `soft` for
 * large areas under normal text.
 */
export const shareColor = (shareNumber: number) => ({
  fill: `var(--share-${shareNumber})`,
  on: `var(--share-${shareNumber}-on)`,
  soft: `var(--share-${shareNumber}-soft)`,
});

/** Rem steps of 4, 8, 12, 16, 24, 32, 48 and 64 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
} as const;
export type Space = keyof typeof space;

/** `font-size/line-height`, for the `font` shorthand or as `size.*` alone. */
export const size = {
  tiny: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  large: '1.25rem',
  title: '1.5rem',
  display: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)',
  date: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
} as const;

export const weight = { normal: 400, medium: 550, bold: 650 } as const;

/** Figures of one height and width; a `font` shorthand resets them, so they follow it. */
export const numerals = 'font-variant-numeric: lining-nums tabular-nums';

/** The size of a text, and its weight where that is not the one around it. */
const sized = (of: keyof typeof size, bold?: keyof typeof weight) =>
  `font-size: ${size[of]}${bold ? `; font-weight: ${weight[bold]}` : ''}`;

const titleFace = "'Young Serif', 'Young Serif Fallback', Georgia, serif";

/** The two faces, and CSS that texts share. */
export const font = {
  text: "'Source Sans 3 Variable', 'Source Sans Fallback', system-ui, sans-serif",
  title: titleFace,
  size: sized,
  /** Of a size and weight, standing back. */
  muted: (...style: Parameters<typeof sized>) => `color: ${color.textMuted}; ${sized(...style)}`,
  /** The face of titles, with our numerals. */
  heading: (of: keyof typeof size, lineHeight: number) =>
    `font: ${weight.normal} ${size[of]} / ${lineHeight} ${titleFace}; ${numerals}`,
  /** One line, which ends in dots where it is too long. */
  cut: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
} as const;

export const radius = {
  small: '6px',
  medium: '10px',
  large: '16px',
  sheet: '20px',
  round: '999px',
} as const;

export const shadow = {
  card: 'var(--shadow-card)',
  raised: 'var(--shadow-raised)',
  floating: 'var(--shadow-floating)',
} as const;

export const motion = {
  quick: '120ms ease-out',
  calm: '200ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  slow: '320ms cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

const gaps = (row: Space, column = row) => `gap: ${space[row]} ${space[column]}`;
const surface = `border: 1px solid ${color.border}; background: ${color.surface}`;

/** CSS that boxes share; Row, Stack and Grid are components of the first ones. */
export const box = {
  flex: (...gap: Parameters<typeof gaps>) => `display: flex; ${gaps(...gap)}`,
  row: (gap: Space) => `display: flex; align-items: center; ${gaps(gap)}`,
  /** A row among words. */
  inline: (gap: Space) => `display: inline-flex; align-items: center; ${gaps(gap)}`,
  column: (gap: Space = 0) => `display: flex; flex-direction: column; ${gaps(gap)}`,
  /** A line that wraps where there is too little room. */
  wrap: (...gap: Parameters<typeof gaps>) => `display: flex; flex-wrap: wrap; ${gaps(...gap)}`,
  grid: (...gap: Parameters<typeof gaps>) => `display: grid; ${gaps(...gap)}`,
  /** Its only child in the middle. */
  center: 'display: grid; place-items: center',
  /** Takes the room that its neighbours leave. */
  grow: 'flex: 1; min-width: 0',
  /** The same in a column. */
  fill: 'flex: 1; min-height: 0',
  scroll: 'overflow-y: auto; overscroll-behavior: contain',
  /** The chosen one among others. */
  chosen: `border-color: ${color.primary}; background: ${color.primarySoft}; --badge-fill: ${color.surface}`,
  square: (side: string) => `width: ${side}; height: ${side}`,
  /** With a border, on the page. */
  surface: (corner: keyof typeof radius, height?: keyof typeof shadow) =>
    `${surface}; border-radius: ${radius[corner]}${height ? `; box-shadow: ${shadow[height]}` : ''}`,
} as const;

export const layer = { bar: 10, dialog: 40, toast: 50, menu: 60 } as const;

/** The height that a banner takes at the top of the window. */
export const banner = 'var(--banner, 0px)';

/** The height of the window below the banner. */
export const windowHeight = `calc(100dvh - ${banner})`;

/** Heights of the top and bottom bars on a phone. */
export const bar = { top: '56px', bottom: '60px' } as const;

/** Widths of the side rail on a desktop and on a wide one. */
export const rail = { desk: '6rem', wide: '14rem' } as const;

/** Smallest comfortable touch target. */
export const thumb = '44px';

/** Media queries: a phone up to 767 px, a desktop from 768 px, a wide desktop from 1100 px. */
export const screen = {
  phone: '@media (max-width: 47.99rem)',
  desk: '@media (min-width: 48rem)',
  wide: '@media (min-width: 68.75rem)',
  /** A large monitor, on which a table with many columns has room left. */
  large: '@media (min-width: 100rem)',
  /** A phone on its side, or a page zoomed to 400 %: fixed bars would leave no room. */
  low: '@media (max-height: 30rem)',
} as const;

/** The useMediaQuery query that distinguishes desktops from phones. */
export const DESK = screen.desk.replace('@media ', '');

/** The query that finds room for a second column. */
export const WIDE = screen.wide.replace('@media ', '');

type Variables = CSSProperties & Record<`--${string}`, string>;

/** The colours of a share as CSS variables; none without a share. */
export function shareVariables(shareNumber: number | null | undefined): Variables {
  if (!shareNumber) return {};
  const { fill, on, soft } = shareColor(shareNumber);
  return { '--fill': fill, '--on': on, '--soft': soft };
}
