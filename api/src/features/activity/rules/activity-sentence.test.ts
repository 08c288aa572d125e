import { activityPath, activitySentence, type Happening } from './activity-sentence';

const place = { propertyId: 1, propertyName: 'Lake House' };
const swap = {
  requester: 'You',
  other: 'Omar Haddad',
  given: '3 July 2027',
  wanted: '7 August 2027',
};

test.each<[Happening, string, string]>([
  [
    { kind: 'WEEKS_EXCHANGED', ...swap, requester: 'Omar Haddad', other: 'You' },
    'Omar Haddad and you swapped the weeks of 3 July 2027 and 7 August 2027 at Lake House.',
    '/calendar?property=1',
  ],
  [
    { kind: 'WEEKS_EXCHANGED', ...swap, requester: 'Olivia Marsh', other: null },
    'Olivia Marsh gave the week of 3 July 2027 for that of 7 August 2027 at Lake House.',
    '/calendar?property=1',
  ],
  [
    { kind: 'SWAP_CANCELLED', ...swap },
    'The swap of the weeks of 3 July 2027 and 7 August 2027 at Lake House was cancelled.',
    '/swaps',
  ],
  [
    { kind: 'SWAP_EXPIRED', ...swap },
    'The swap of the weeks of 3 July 2027 and 7 August 2027 at Lake House expired without an answer.',
    '/swaps',
  ],
  [
    { kind: 'DRAFT_ENDED', year: 2027 },
    'The draft of 2027 at Lake House has ended.',
    '/draft?property=1&year=2027',
  ],
])('%j reads: %s', (happening, sentence, path) => {
  expect(activitySentence(happening, place)).toBe(sentence);
  expect(activityPath(happening, place)).toBe(path);
});
