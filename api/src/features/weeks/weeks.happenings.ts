import { datesText, doer, reasonText, type Wordings } from '../../core/audiences/happening';

/** What administrators do with the weeks of owners. */
export const weekHappenings: Wordings = {
  'week.released': (it) => ({
    subject: `${it.propertyName}: your week was given back`,
    text: `${doer(it)} gave back your week ${(it.weeks ?? []).map(datesText).join()} at ${it.propertyName}.${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
};
