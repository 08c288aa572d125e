/** The six colour themes (spec §3 Theme). */
export const THEME_IDS = ['default', 'dark', 'emerald', 'purple', 'sunset', 'ocean'] as const;

export type ThemeId = (typeof THEME_IDS)[number];
