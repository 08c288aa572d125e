import {
  datesText,
  doer,
  type Happening,
  reasonText,
  type Wordings,
} from '../../core/audiences/happening';

const stays = (weeks: Happening['weeks']) => (weeks ?? []).map(datesText).join(' and ');

/** What happens to the stays of a guest. */
export const stayHappenings: Wordings = {
  'stay.given': (it) => ({
    subject: `You are a guest at ${it.propertyName}`,
    text: `${doer(it)} named you as the guest of ${it.propertyName} ${stays(it.weeks)}.`,
    path: '/',
  }),
  'stay.moved': (it) => ({
    subject: `Your stay at ${it.propertyName} has moved`,
    text: `Your stay at ${it.propertyName} ${stays(it.before)} has moved with the week of ${it.other ?? 'your host'}: it is now ${stays(it.weeks)}.`,
    path: '/',
  }),
  'stay.taken': (it) => ({
    subject: `Your stay at ${it.propertyName} has been cancelled`,
    text: `You are no longer the guest of ${it.propertyName} ${stays(it.weeks)}: ${doer(it)} changed the week${it.other ? ` of ${it.other}` : ''}.${reasonText(it)}`,
    path: '/',
  }),
};
