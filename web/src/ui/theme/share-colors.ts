/**
 * One fill per share number, 1 to 12. Found by search so that any two stay distinguishable (OKLab
 * distance of at least 0.07) for full colour vision, protanopia, deuteranopia and tritanopia alike.
 */
const light = [
  '#015ba6',
  '#fcc89f',
  '#7c9217',
  '#f393b1',
  '#892504',
  '#92b4f8',
  '#bdba42',
  '#623d66',
  '#76e9f4',
  '#7f624c',
  '#ba6693',
  '#5a83da',
] as const;

/** The same hues, with the dark ones lightened for a dark page. */
const dark = [
  '#286cb1',
  '#fbcba6',
  '#879c36',
  '#f49bb7',
  '#983d24',
  '#9ab9f8',
  '#c2c056',
  '#724f75',
  '#83e9f3',
  '#8b715c',
  '#c2749d',
  '#688edf',
] as const;

export function shareFills(isDark: boolean): readonly string[] {
  return isDark ? dark : light;
}
