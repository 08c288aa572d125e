import { type Activity, doer, reasonText, type Wordings } from '../../core/audiences/activity';
import { fromTo, listed, phrase } from '../../core/rules/sentence';

const stays = (weeks: Activity['weeks']) => listed((weeks ?? []).map(fromTo));

const CAUSES = {
  released: 'gave back the week',
  swapped: 'swapped away the week',
  relinked: 'changed the guest of the week',
};

/** Returns what ended a stay: the owner is named if someone else did it. */
function endText(it: Activity): string {
  const owner = it.other && it.other !== it.by ? ` of ${it.other}` : '';
  return `${doer(it)} ${it.cause ? CAUSES[it.cause] : 'changed the week'}${owner}`;
}

/** Happenings that concern the stays of a guest. */
export const stayWordings: Wordings = {
  'stay.given': (it) => ({
    subject: `You are a guest at ${it.propertyName}`,
    sentence: phrase`${doer(it)} named you as the guest of ${it.propertyName} ${stays(it.weeks)}.`,
    path: '/',
  }),
  'stay.moved': (it) => ({
    subject: `Your stay at ${it.propertyName} has moved`,
    sentence: phrase`Your stay at ${it.propertyName} ${stays(it.before)} has moved with the week of ${it.other ?? 'your host'}: it is now ${stays(it.weeks)}.`,
    path: '/',
    contact: it.other,
  }),
  'stay.taken': (it) => ({
    subject: `Your stay at ${it.propertyName} has been cancelled`,
    sentence: phrase`You are no longer the guest of ${it.propertyName} ${stays(it.weeks)}: ${endText(it)}.${reasonText(it)}`,
    path: '/',
    contact: it.other ?? it.by,
  }),
};
