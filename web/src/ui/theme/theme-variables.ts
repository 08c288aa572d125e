import { contrast, inkOn, mix, readable } from './color-math';
import { shareFills } from './share-colors';
import type { Theme } from './themes';
import type { Tone } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function toneVariables({ colors, isDark }: Theme): Record<string, string> {
  const solids: Record<Tone, string> = {
    neutral: colors.textMuted,
    info: isDark ? '#86b9ea' : '#1f5f9f',
    success: colors.success,
    warning: colors.warning,
    orange: isDark ? '#f0a36b' : '#a5470c',
    danger: colors.error,
  };
  const variables: Record<string, string> = {};
  for (const [name, solid] of Object.entries(solids)) {
    const soft = mix(solid, colors.surface, isDark ? 0.2 : 0.12);
    variables[`--tone-${name}-solid`] = solid;
    variables[`--tone-${name}-soft`] = soft;
    variables[`--tone-${name}-text`] = readable(solid, {
      on: [soft, colors.surface, colors.background],
      towards: colors.text,
      ratio: 4.5,
    });
  }
  return variables;
}

/** As much of the colour in the surface as leaves small muted text readable on it. */
function paleUnder(
  text: string,
  fill: string,
  { colors, isDark }: Pick<Theme, 'colors' | 'isDark'>,
) {
  for (let share = isDark ? 0.24 : 0.2; share > 0; share -= 0.01) {
    const pale = mix(fill, colors.surface, share);
    if (contrast(text, pale) >= 4.5) return pale;
  }
  return colors.surface;
}

function shareColorVariables({ colors, isDark }: Theme): Record<string, string> {
  const variables: Record<string, string> = {};
  shareFills(isDark).forEach((fill, index) => {
    const name = `--share-${index + 1}`;
    variables[name] = fill;
    variables[`${name}-on`] = inkOn(fill);
    variables[`${name}-soft`] = paleUnder(colors.textMuted, fill, { colors, isDark });
  });
  return variables;
}

function derivedColors({ colors, isDark }: Theme): Record<string, string> {
  const grounds = [colors.surface, colors.background];
  const onError = inkOn(colors.error);
  const own = isDark ? mix(colors.primary, colors.surface, 0.36) : colors.primary;
  return {
    onPrimary: inkOn(colors.primary),
    own,
    onOwn: inkOn(own),
    primarySoft: mix(colors.primary, colors.surface, isDark ? 0.2 : 0.1),
    primaryText: readable(colors.primary, {
      on: [...grounds, mix(colors.primary, colors.surface, isDark ? 0.2 : 0.1)],
      towards: colors.text,
      ratio: 4.5,
    }),
    onAccent: inkOn(colors.accent),
    accentMiddle: mix(colors.accent, colors.surface, isDark ? 0.42 : 0.58),
    accentSoft: mix(colors.accent, colors.surface, isDark ? 0.22 : 0.2),
    // In the dark a card is lighter than the page: what is sunken into it must stand out, too.
    sunken: isDark
      ? mix(colors.text, colors.surface, 0.07)
      : mix(colors.text, colors.background, 0.04),
    inputBorder: readable(colors.border, { on: grounds, towards: colors.text, ratio: 3 }),
    focus: readable(colors.primary, { on: grounds, towards: colors.text, ratio: 3 }),
    overlay: isDark ? 'rgb(0 0 0 / 0.6)' : 'rgb(32 38 44 / 0.45)',
    onError,
    errorHover: mix(colors.error, isDark ? '#ffffff' : '#000000', 0.85),
  };
}

function shadowVariables({ isDark }: Theme): Record<string, string> {
  const ink = isDark ? '0 0 0' : '62 48 30';
  const [soft, strong] = isDark ? ['0.3', '0.5'] : ['0.06', '0.16'];
  return {
    '--shadow-card': `0 1px 2px rgb(${ink} / ${soft})`,
    '--shadow-raised': `0 2px 4px rgb(${ink} / ${soft}), 0 8px 20px rgb(${ink} / ${soft})`,
    '--shadow-floating': `0 4px 12px rgb(${ink} / ${soft}), 0 16px 40px rgb(${ink} / ${strong})`,
  };
}

/**
 * Returns every CSS variable that a theme sets on :root: its own colours and those derived from
 * them.
 */
export function themeVariables(theme: Theme): Record<string, string> {
  const colors = { ...theme.colors, ...derivedColors(theme) };
  return {
    ...Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value]),
    ),
    ...toneVariables(theme),
    ...shareColorVariables(theme),
    ...shadowVariables(theme),
  };
}
