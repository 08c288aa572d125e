import { textOf } from '../../../core/rules/sentence';
import { activityPath, activitySentence, type Event } from './index';

const place = { propertyId: 1, propertyName: 'Lake House' };
const swap = {
  requester: 'You',
  other: 'Omar Haddad',
  given: '2027-07-03',
  wanted: '2027-08-07',
};

test.each<[Event, string, string]>([
  [
    { kind: 'WEEK_TAKEN', who: 'Omar Haddad', year: 2027, week: 31 },
    'Omar Haddad took week 31 of 2027 at Lake House.',
    '/calendar?property=1&year=2027',
  ],
  [
    { kind: 'WEEK_TAKEN', who: null, year: 2027, week: 31 },
    'Week 31 of 2027 at Lake House was taken.',
    '/calendar?property=1&year=2027',
  ],
  [
    { kind: 'WEEK_GIVEN_BACK', year: 2027, week: 31 },
    'Week 31 of 2027 at Lake House was given back.',
    '/calendar?property=1&year=2027',
  ],
  [
    { kind: 'WEEKS_EXCHANGED', ...swap },
    'You and Omar Haddad swapped the weeks of Saturday, 3 July 2027 and Saturday, 7 August 2027 at Lake House.',
    '/calendar?property=1',
  ],
  [
    { kind: 'FOUND_DONE', year: 2027, week: 9, getsWeek: 13 },
    'You gave week 9 and got week 13 of 2027 at Lake House in a swap that was found.',
    '/swaps',
  ],
  [
    { kind: 'FOUND_ENDED', year: 2027, week: 9, getsWeek: 13, cause: 'EXPIRED' },
    'The swap of your week 9 for week 13 of 2027 at Lake House did not go through. Not every owner answered in time.',
    '/swaps',
  ],
  [
    { kind: 'SWAP_ASKED', ...swap, requester: 'Omar Haddad', other: 'You' },
    'Omar Haddad would like to swap the week of Saturday, 3 July 2027 for your week of Saturday, 7 August 2027 at Lake House.',
    '/swaps',
  ],
  [
    { kind: 'SWAP_AGREED', ...swap },
    'Omar Haddad agreed to your swap of the weeks of Saturday, 3 July 2027 and Saturday, 7 August 2027 at Lake House.',
    '/swaps',
  ],
  [
    { kind: 'SWAP_DECLINED', ...swap },
    'The swap of the weeks of Saturday, 3 July 2027 and Saturday, 7 August 2027 at Lake House was declined.',
    '/swaps',
  ],
  [
    { kind: 'DRAFT_OPENED', year: 2027 },
    'The 2027 draft at Lake House has opened.',
    '/draft?property=1&year=2027',
  ],
  [
    { kind: 'DOCUMENT_ADDED', id: 5, title: 'Wifi' },
    'A document was added at Lake House: “Wifi”.',
    '/documents?property=1&document=5',
  ],
  [
    { kind: 'DOCUMENT_CHANGED', id: 5, title: 'Wifi' },
    'A document was updated at Lake House: “Wifi”.',
    '/documents?property=1&document=5',
  ],
  [
    { kind: 'ROTATION_SET', year: 2027, share: 4 },
    'Share 4 chooses first in 2027 at Lake House.',
    '/rotation?property=1&year=2027',
  ],
  [
    { kind: 'REQUEST_STATUS', id: 7, title: 'Towels', status: 'fulfilled' },
    'Your request “Towels” has been fulfilled.',
    '/requests/7',
  ],
  [
    { kind: 'REQUEST_NOTE', id: 7, title: 'Towels' },
    'There is a new note on your request “Towels”.',
    '/requests/7',
  ],
  [
    { kind: 'WEEKS_EXCHANGED', ...swap, requester: 'Omar Haddad', other: 'You' },
    'Omar Haddad and you swapped the weeks of Saturday, 3 July 2027 and Saturday, 7 August 2027 at Lake House.',
    '/calendar?property=1',
  ],
  [
    { kind: 'WEEKS_EXCHANGED', ...swap, requester: 'Olivia Marsh', other: null },
    'Olivia Marsh swapped the week of Saturday, 3 July 2027 for the week of Saturday, 7 August 2027 at Lake House.',
    '/calendar?property=1',
  ],
  [
    { kind: 'SWAP_CANCELLED', ...swap },
    'The swap of the weeks of Saturday, 3 July 2027 and Saturday, 7 August 2027 at Lake House was cancelled.',
    '/swaps',
  ],
  [
    { kind: 'SWAP_EXPIRED', ...swap },
    'The swap of the weeks of Saturday, 3 July 2027 and Saturday, 7 August 2027 at Lake House expired without an answer.',
    '/swaps',
  ],
  [
    { kind: 'DRAFT_ENDED', year: 2027 },
    'The 2027 draft at Lake House has ended.',
    '/draft?property=1&year=2027',
  ],
])('%j reads: %s', (happening, sentence, path) => {
  expect(textOf(activitySentence(happening, place))).toBe(sentence);
  expect(activityPath(happening, place)).toBe(path);
});
