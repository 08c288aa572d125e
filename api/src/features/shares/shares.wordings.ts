import { doer, reasonText, type Wordings } from '../../core/audiences/activity';
import { phrase } from '../../core/rules/sentence';
import { sharesText, weeksText } from './share-weeks.text';

/** Happenings that concern the user who gets or loses a share. */
export const shareWordings: Wordings = {
  'share.given': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} for you`,
    sentence: phrase`${doer(it)} gave you ${sharesText(it)} of ${it.propertyName}.${weeksText(it, 'comes with')}${reasonText(it)}`,
    path: `/calendar?property=${it.propertyId}`,
  }),
  'share.joined': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} has another owner`,
    sentence: phrase`${doer(it)} owns ${sharesText(it)} of ${it.propertyName} with you now, ${it.other ? `invited by ${it.other}` : 'by your link'}.`,
    path: '/properties',
  }),
  'share.added': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} has another owner`,
    sentence: phrase`${doer(it)} made ${it.other ?? 'someone'} an owner of ${sharesText(it)} of ${it.propertyName} with you. They have no email address: you and the other owners act for them.`,
    path: '/properties',
  }),
  'share.left': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} has one owner fewer`,
    sentence: it.other
      ? phrase`${doer(it)} removed ${it.other} from ${sharesText(it)} of ${it.propertyName}.`
      : phrase`${doer(it)} no longer owns ${sharesText(it)} of ${it.propertyName} with you.`,
    path: '/properties',
  }),
  'share.first': (it) => ({
    subject: `${it.propertyName}: ${sharesText(it)} has another first owner`,
    sentence: phrase`${doer(it)} made ${it.other ?? 'you'} the first owner of ${sharesText(it)} of ${it.propertyName}.`,
    path: '/properties',
  }),
  'share.taken': (it) => {
    const share = `${sharesText(it)} of ${it.propertyName}`;
    const what = it.other
      ? `gave ${share}, which was yours, to ${it.other}`
      : `removed you as an owner of ${share}`;
    const swaps = it.endsSwaps ? ' Its pending swaps have ended.' : '';
    const kept = it.keepsWeeks ? ' Weeks that have begun stay yours in the calendar.' : '';
    return {
      subject: `${it.propertyName}: ${sharesText(it)} ${it.shares?.length === 1 ? 'is' : 'are'} no longer yours`,
      sentence: phrase`${doer(it)} ${what}.${weeksText(it, 'takes along')}${swaps}${reasonText(it)}${kept}`,
      path: '/',
    };
  },
};
