import { contrast, mix } from './color-math';
import { shareFills } from './share-colors';
import { themeVariables } from './theme-variables';
import { themes } from './themes';
import type { Tone } from './tokens';

const tones: Tone[] = ['neutral', 'info', 'success', 'warning', 'orange', 'danger'];

test('the six themes of the spec are there, and only Dark Professional is dark', () => {
  expect(themes.map(({ id, name, description }) => [id, name, description])).toEqual([
    ['default', 'Default Blue', 'Lake blue on warm paper'],
    ['dark', 'Dark Professional', 'Lamplight on slate, for the evening'],
    ['emerald', 'Emerald Green', 'Pine and moss, a house by the woods'],
    ['purple', 'Royal Purple', 'Heather and dusk'],
    ['sunset', 'Sunset Orange', 'Terracotta and evening sun'],
    ['ocean', 'Deep Ocean', 'Deep teal and sea mist'],
  ]);
  expect(themes.filter(({ isDark }) => isDark).map(({ id }) => id)).toEqual(['dark']);
});

describe.each(themes)('$name meets WCAG AA', (theme) => {
  const variables = themeVariables(theme);
  const variable = (name: string) => {
    const value = variables[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const ratio = (a: string, b: string) => contrast(variable(a), variable(b));
  const grounds = ['background', 'surface', 'sunken', 'secondary', 'primary-soft'].map(
    (ground) => `--color-${ground}`,
  );

  test.each(grounds)('text and muted text read on %s', (ground) => {
    expect(ratio('--color-text', ground)).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--color-text-muted', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('labels read on primary and danger buttons, at rest and hovered', () => {
    expect(ratio('--color-on-primary', '--color-primary')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--color-on-primary', '--color-primary-hover')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--color-on-error', '--color-error')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--color-on-error', '--color-error-hover')).toBeGreaterThanOrEqual(4.5);
  });

  test('weeks read on the fill of their season', () => {
    expect(ratio('--color-on-accent', '--color-accent')).toBeGreaterThanOrEqual(4.5);
    expect(ratio('--color-text', '--color-accent-middle')).toBeGreaterThanOrEqual(4.5);
  });

  test('the user’s own messages are readable in their bubble', () => {
    expect(ratio('--color-on-own', '--color-own')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--color-background', '--color-surface', '--color-primary-soft'])(
    'links and ghost buttons read on %s',
    (ground) => {
      expect(ratio('--color-primary-text', ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(tones)('a %s status reads on its badge, on the surface and on the page', (tone) => {
    for (const ground of [`--tone-${tone}-soft`, '--color-surface', '--color-background']) {
      expect(ratio(`--tone-${tone}-text`, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['success', 'warning', 'error'])('%s is usable as text', (status) => {
    expect(ratio(`--color-${status}`, '--color-surface')).toBeGreaterThanOrEqual(4.5);
    expect(ratio(`--color-${status}`, '--color-background')).toBeGreaterThanOrEqual(4.5);
  });

  test('the borders of inputs and the focus ring stand out 3:1', () => {
    for (const ground of ['--color-background', '--color-surface']) {
      expect(ratio('--color-input-border', ground)).toBeGreaterThanOrEqual(3);
      expect(ratio('--color-focus', ground)).toBeGreaterThanOrEqual(3);
    }
  });

  test('every share number reads on its fill, and text on its pale variant', () => {
    for (let share = 1; share <= 12; share += 1) {
      expect(ratio(`--share-${share}-on`, `--share-${share}`)).toBeGreaterThanOrEqual(4.5);
      expect(ratio('--color-text', `--share-${share}-soft`)).toBeGreaterThanOrEqual(4.5);
      expect(ratio('--color-text-muted', `--share-${share}-soft`)).toBeGreaterThanOrEqual(4.5);
      // Weeks to come, in the year's picture.
      const taken = mix(variable(`--share-${share}`), variable('--color-surface'), 0.34);
      expect(contrast(variable('--color-text'), taken)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('in the dark, what is chosen is lighter than its group', () => {
  const dark = themes.find(({ isDark }) => isDark);
  const { '--color-primary-soft': chosen = '', '--color-secondary': group = '' } = dark
    ? themeVariables(dark)
    : {};
  expect(contrast(chosen, '#000000')).toBeGreaterThan(contrast(group, '#000000') * 1.1);
});

test('a status has the same colour in all light themes, so that it keeps its meaning', () => {
  const statuses = themes
    .filter(({ isDark }) => !isDark)
    .map(({ colors: { success, warning, error } }) => `${success} ${warning} ${error}`);
  expect(new Set(statuses).size).toBe(1);
});

// How linear RGB appears with each kind of colour vision (Machado, Oliveira, Fernandes 2009).
const visions = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};
const toLms = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
  0.2817188376, 0.6299787005,
];
const toLab = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371,
  0.7827717662, -0.808675766,
];

const times = (matrix: number[], [x = 0, y = 0, z = 0]: number[]) =>
  [0, 3, 6].map(
    (row) => (matrix[row] ?? 0) * x + (matrix[row + 1] ?? 0) * y + (matrix[row + 2] ?? 0) * z,
  );

function seen(hex: string, vision: number[]): number[] {
  const rgb = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  const visible = times(vision, rgb).map((c) => Math.max(0, c));
  return times(toLab, times(toLms, visible).map(Math.cbrt));
}

describe.each(Object.entries(visions))('with %s colour vision', (_name, vision) => {
  test.each([
    ['light', false],
    ['dark', true],
  ])('any two of the twelve %s share colours stay apart', (_scheme, isDark) => {
    const colors = shareFills(isDark).map((fill) => seen(fill, vision));
    expect(colors).toHaveLength(12);
    colors.forEach((a, i) => {
      for (const b of colors.slice(i + 1)) {
        expect(Math.hypot(...a.map((value, k) => value - (b[k] ?? 0)))).toBeGreaterThan(0.07);
      }
    });
  });
});
