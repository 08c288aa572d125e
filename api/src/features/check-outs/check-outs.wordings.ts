import { doer, type Wordings } from '../../core/audiences/activity';
import { fromTo, listed, phrase } from '../../core/rules/sentence';

export const checkOutWordings: Wordings = {
  'stay.ready': (it) => ({
    subject: `${doer(it)} has left ${it.propertyName}`,
    sentence: phrase`${doer(it)} has checked out of ${it.propertyName}, where you stay ${listed((it.weeks ?? []).map(fromTo))}. What was left for you is on your stay’s page.`,
    path: '/',
  }),
};
