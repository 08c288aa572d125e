import { defineEnum, type EnumOf } from '../../core/input/enum';

export const RotationKind = defineEnum(
  'RotationKind',
  'How the order of choice changes from year to year.',
  {
    OVER_TWELVE:
      'All twelve numbers move up one place a year, and the first goes to the end; numbers that take no part are skipped.',
    TAKING_PART:
      'The shares that take part move up one place a year, and the first goes to the end; a newcomer joins at the end.',
    MIRROR_PAIRS: 'The second year of each pair runs in reverse order.',
  },
);
export type RotationKind = EnumOf<typeof RotationKind>;
