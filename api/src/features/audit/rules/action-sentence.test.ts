import { actionSentence } from './action-sentence';

const sentence = (action: string, subject: string, after: Record<string, unknown> | null = null) =>
  actionSentence({ actorName: 'Ada Keller', action, subject, after });

test.each([
  ['user.update', 'User 12, Olivia Marsh', null, 'changed Olivia Marsh.'],
  [
    'share.remove',
    'Share 3 of property 1, Lake House',
    null,
    'took share 3 of Lake House from its owner.',
  ],
  [
    'rotation.update',
    'Property 1, Lake House',
    { firstChoiceShare: 4, year: 2027 },
    'let share 4 choose first in 2027 at Lake House.',
  ],
  [
    'request.status',
    'Request 4, Fresh towels',
    { status: 'in_progress' },
    'set the request “Fresh towels” to in progress.',
  ],
  [
    'weeks.tag',
    'Property 1, Lake House, weeks of 2027',
    null,
    'changed the weeks of 2027 at Lake House.',
  ],
  ['document.update', 'Document 3 of property 1, Rules', null, 'changed “Rules”.'],
  ['draft.open', 'Draft 3, Lake House 2027', null, 'opened the draft of 2027 at Lake House.'],
  ['mail.resend', 'Mail 3 to a@b.test', null, 'sent a mail to a@b.test again.'],
  ['user.create', 'User 12, A * and $& {year}', null, 'added A * and $& {year}.'],
  ['archive.open-door', 'Door 1, Front', null, 'open door (archive): Front.'],
  ['odd', 'Something', null, '(odd): Something.'],
])('%s of %s reads as a sentence', (action, subject, after, expected) => {
  expect(sentence(action, subject, after).replace(/\s+/g, ' ')).toBe(`Ada Keller ${expected}`);
});
