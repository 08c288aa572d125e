import { doer, reasonText, type Wordings } from '../../core/audiences/activity';
import { fromTo, listed, phrase } from '../../core/rules/sentence';

/** Happenings that concern the weeks of owners. */
export const weekWordings: Wordings = {
  'week.released': (it) => ({
    subject: `${it.propertyName}: your week was released`,
    sentence: phrase`${doer(it)} released your week ${listed((it.weeks ?? []).map(fromTo))} at ${it.propertyName}.${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
  'week.given': (it) => ({
    subject: `${it.propertyName}: you have been given a week`,
    sentence: phrase`${doer(it)} gave you the week ${listed((it.weeks ?? []).map(fromTo))} at ${it.propertyName}.${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
};
