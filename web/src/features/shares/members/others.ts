import { counted } from '../../../lib/text/format';

/** 'Olivia Marsh and 2 others': the first owner of a share, and how many there are besides. */
export const withOthers = (name: string, othersCount: number) =>
  othersCount === 0 ? name : `${name} and ${counted(othersCount, 'other')}`;
