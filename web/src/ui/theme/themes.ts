import { THEME_IDS, type ThemeId } from '@rules/auth';

export type { ThemeId };

interface ThemeColors {
  primary: string;
  primaryHover: string;
  secondary: string;
  accent: string;
  background: string;
  surface: string;
  text: string;
  textMuted: string;
  border: string;
  success: string;
  warning: string;
  error: string;
}

export interface Theme {
  id: ThemeId;
  name: string;
  description: string;
  isDark: boolean;
  colors: ThemeColors;
}

const lightStatus = { success: '#23744a', warning: '#8a6100', error: '#b3202c' };
const darkStatus = { success: '#6ccb95', warning: '#e3b95b', error: '#f28b82' };

/** The appearance of each theme in the server's list. */
const looks: Readonly<Record<ThemeId, Omit<Theme, 'id'>>> = {
  default: {
    name: 'Default Blue',
    description: 'Lake blue on warm paper',
    isDark: false,
    colors: {
      primary: '#24598f',
      primaryHover: '#1a456f',
      secondary: '#ece5d8',
      accent: '#d09a3c',
      background: '#f8f5ef',
      surface: '#fffdfa',
      text: '#22303b',
      textMuted: '#58646e',
      border: '#e3dbcd',
      ...lightStatus,
    },
  },

  dark: {
    name: 'Dark Professional',
    description: 'Lamplight on slate, for the evening',
    isDark: true,
    colors: {
      primary: '#8ebae6',
      primaryHover: '#aacdf0',
      secondary: '#2d353c',
      accent: '#e0b062',
      background: '#15191d',
      surface: '#1e2429',
      text: '#ece8df',
      textMuted: '#a9b1b6',
      border: '#343d44',
      ...darkStatus,
    },
  },

  emerald: {
    name: 'Emerald Green',
    description: 'Pine and moss, a house by the woods',
    isDark: false,
    colors: {
      primary: '#1d694c',
      primaryHover: '#134f38',
      secondary: '#e0e9dc',
      accent: '#cf9f45',
      background: '#f5f7f0',
      surface: '#fdfefb',
      text: '#1f2e27',
      textMuted: '#54645b',
      border: '#d8e0d3',
      ...lightStatus,
    },
  },

  purple: {
    name: 'Royal Purple',
    description: 'Heather and dusk',
    isDark: false,
    colors: {
      primary: '#63419a',
      primaryHover: '#4c2f7c',
      secondary: '#ebe3f1',
      accent: '#c98f52',
      background: '#f8f5f8',
      surface: '#fffdff',
      text: '#2c2637',
      textMuted: '#645c6f',
      border: '#e2dae7',
      ...lightStatus,
    },
  },

  sunset: {
    name: 'Sunset Orange',
    description: 'Terracotta and evening sun',
    isDark: false,
    colors: {
      primary: '#a54d14',
      primaryHover: '#843b0c',
      secondary: '#f5e3d2',
      accent: '#dda338',
      background: '#fbf5ee',
      surface: '#fffdfa',
      text: '#36291f',
      textMuted: '#6b5b4e',
      border: '#ebddcd',
      ...lightStatus,
    },
  },

  ocean: {
    name: 'Deep Ocean',
    description: 'Deep teal and sea mist',
    isDark: false,
    colors: {
      primary: '#0c5a72',
      primaryHover: '#084458',
      secondary: '#d9e8eb',
      accent: '#d3935f',
      background: '#f0f5f6',
      surface: '#fbfefe',
      text: '#152c36',
      textMuted: '#4b606a',
      border: '#cddcdf',
      ...lightStatus,
    },
  },
};

/** The six themes of the spec (§3), in the order in which they are offered. */
export const themes: readonly Theme[] = THEME_IDS.map((id) => ({ id, ...looks[id] }));

/** Returns the theme with this id; undefined for an unknown or missing id. */
export function findTheme(id: string | null): Theme | undefined {
  return themes.find((theme) => theme.id === id);
}

/** Returns the theme of a user who has not selected one. */
export function systemTheme(prefersDark: boolean): Theme {
  const id: ThemeId = prefersDark ? 'dark' : 'default';
  return { id, ...looks[id] };
}
