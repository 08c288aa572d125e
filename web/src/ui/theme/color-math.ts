type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Returns the WCAG 2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes `share` (0 to 1) of colour `a` into `b`, both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const to = parse(b);
  const channels = parse(a).map((from, i) => Math.round(from * share + (to[i] ?? 0) * (1 - share)));
  return `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Moves `hex` towards `towards` in the smallest step that reaches `ratio` on every one of
 * `grounds`.
 */
export function readable(
  hex: string,
  { on, towards, ratio }: { on: string[]; towards: string; ratio: number },
): string {
  for (let share = 1; share > 0; share -= 0.04) {
    const candidate = mix(hex, towards, share);
    if (on.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}

/** Returns the ink with the higher contrast on `ground`. */
export function inkOn(ground: string, light = '#ffffff', dark = '#14181b'): string {
  return contrast(light, ground) >= contrast(dark, ground) ? light : dark;
}
