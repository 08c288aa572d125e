import { counted } from '../../../lib/text/format';

/** '8 weeks for 44 turns' if there are fewer weeks than turns, so that the last turns get none. */
export const shortageText = (weeks: number, turns: number): string | undefined =>
  weeks < turns ? `${counted(weeks, 'week')} for ${counted(turns, 'turn')}` : undefined;
