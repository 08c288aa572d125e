import type { Feature } from '../../core/feature';
import { Talk, TalkPeriod } from './talk.entities';
import { talkPersonalData } from './talk.privacy';

/** The conversation of the people of each property. */
export const talkFeature: Feature = {
  name: 'talk',
  uses: ['auth', 'properties', 'shares'],
  entities: [Talk, TalkPeriod],
  personalData: talkPersonalData,
};
