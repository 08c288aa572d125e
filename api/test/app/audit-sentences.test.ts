import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_AREAS, FEATURES, happeningsOf } from '../../src/app/features';
import type { LoggedAction, Names } from '../../src/core/audiences/audit-area';
import { plainPhrase } from '../../src/features/audit/steps/phrases';

const PEOPLE: Record<string, string> = { 3: 'Olivia Marsh', 8: 'Uma Lind' };

const NAMES: Names = {
  person: (id, name) => ({ text: name ?? PEOPLE[String(id)] ?? 'a former owner' }),
  house: (_, name) => ({ text: name ?? 'Lake House' }),
  ofRequest: () => [' of Uma Lind at Lake House'],
};

type Side = Record<string, unknown> | null;

function said(action: string, subject: string, before: Side = null, after: Side = null): string {
  const entry: LoggedAction = { action, subject, before, after };
  const area = AUDIT_AREAS[action.split('.')[0] ?? ''];
  const phrase = area?.describe(entry, NAMES) ?? plainPhrase(entry, NAMES);
  return phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

const OLIVIA = 'User 3, Olivia Marsh';
const SHARE = 'Share 12 of property 34, Lake House';
const HOUSE = 'Property 34, Lake House';
const RULES = { rounds: 2, order: 'SERPENTINE', windowSeconds: 7200, holidayCap: 1, peakCap: null };
const week = (number: number, season: string, isMaintenance = false, holiday?: string) => ({
  ...{ week: number, season, isMaintenance, holiday: holiday ?? null },
});

const SENTENCES: [string, string, Side, Side, string][] = [
  ['user.create', OLIVIA, null, { userRole: 'OWNER' }, 'added Olivia Marsh as an owner'],
  [
    ...(['user.update', OLIVIA, { userRole: 'USER' }, { userRole: 'OWNER' }] as const),
    'made Olivia Marsh an owner',
  ],
  [
    ...(['user.update', OLIVIA, { dateOfBirth: null }, { dateOfBirth: '1980-04-05' }] as const),
    'changed Olivia Marsh: date of birth from nothing to 5 Apr 1980',
  ],
  [
    ...(['user.update', OLIVIA, { linkedPropertyId: null }, { linkedPropertyId: 34 }] as const),
    'changed Olivia Marsh: the linked property from none to Lake House',
  ],
  [
    ...(['user.delete', 'User 9, Former owner', { shares: [1, 2] }, null] as const),
    'deleted Former owner, who had 2 shares',
  ],
  ['talk.join', HOUSE, null, null, 'joined the talk of Lake House'],
  ['talk.leave', HOUSE, null, null, 'left the talk of Lake House'],
  ['talk.announce', HOUSE, null, null, 'announced something to Lake House'],
  ['talk.announce', '3 houses', null, null, 'announced something to 3 houses'],
  [
    ...(['talk.delete', HOUSE, null, { userId: 3 }] as const),
    'deleted a message of Olivia Marsh in the talk of Lake House',
  ],
  [
    ...(['talk.newcomers', HOUSE, null, { newcomersReadAll: false }] as const),
    'decided that people who join the talk of Lake House read nothing of what was written before',
  ],
  [
    ...(['share.assign', SHARE, { userId: null }, { userId: 3 }] as const),
    'gave share 12 of Lake House to Olivia Marsh',
  ],
  [
    ...(['share.assign', SHARE, { userId: 3 }, { userId: 8 }] as const),
    'moved share 12 of Lake House from Olivia Marsh to Uma Lind, without a reason',
  ],
  [
    ...(['share.remove', SHARE, { userId: 99 }, { userId: null }] as const),
    'took share 12 of Lake House from a former owner, without a reason',
  ],
  ['property.update', HOUSE, { isActive: true }, { isActive: false }, 'made Lake House inactive'],
  [
    ...(['property.update', HOUSE, { name: 'Mill' }, { name: 'Lake House' }] as const),
    'changed Lake House: name from “Mill” to “Lake House”',
  ],
  [
    'weeks.tag',
    `${HOUSE}, weeks of 2027`,
    { weeks: [week(1, 'LOW'), week(2, 'LOW'), week(9, 'HIGH')] },
    { weeks: [week(1, 'PEAK'), week(2, 'PEAK'), week(9, 'HIGH', true, 'Easter')] },
    'set weeks 1–2 to peak season, week 9 to the holiday “Easter” and week 9 to maintenance in 2027 at Lake House',
  ],
  [
    'week.release',
    'Week 28 of 2027, property 34',
    { shareNumber: 3, ownerName: 'Olivia Marsh' },
    null,
    'gave back week 28 of 2027 at Lake House from share 3 (Olivia Marsh), without a reason',
  ],
  [
    'week.give',
    'Week 28 of 2027, property 34',
    null,
    { shareNumber: 3, ownerName: 'Olivia Marsh', reason: 'Agreed in May' },
    'gave week 28 of 2027 at Lake House to share 3 (Olivia Marsh), because “Agreed in May”',
  ],
  [
    'rotation.update',
    HOUSE,
    { rotationBaseYear: 2020 },
    { rotationBaseYear: 2021, year: 2027, firstChoiceShare: 4 },
    'set share 4 to choose first in 2027 at Lake House, without a reason',
  ],
  [
    'rotation.update',
    HOUSE,
    { kind: 'OVER_TWELVE' },
    { kind: 'TAKING_PART', year: 2027, firstChoiceShare: 4, reason: 'As voted.' },
    'set share 4 to choose first in 2027 at Lake House, over the shares that take part, with the reason “As voted.”',
  ],
  [
    'document.update',
    'Document 31 of property 34, Rules',
    { title: 'Old' },
    { title: 'Rules' },
    'changed the document “Rules” of Lake House: title from “Old” to “Rules”',
  ],
  [
    ...(['document.update', 'Document 31 of property 34, Rules', {}, {}] as const),
    'changed the content of “Rules” of Lake House',
  ],
  [
    'draft.plan',
    'Draft 33, Lake House 2027',
    null,
    { rules: { version: 1, ...RULES }, opensAt: '2026-12-01T18:00:00.000Z' },
    'planned the draft of 2027 at Lake House: 2 rounds, serpentine order, 2 hours for each choice, at most 1 holiday, any number of peak weeks and opening on 1 Dec 2026, 18:00 UTC',
  ],
  [
    'draft.plan',
    'Draft 33, Lake House 2027',
    { rules: RULES, opensAt: null },
    { rules: { ...RULES, rounds: 3 }, opensAt: null },
    'changed the plan of the draft of 2027 at Lake House: 3 rounds',
  ],
  [
    'draft.plan',
    'Draft 33, Lake House 2027',
    { rules: RULES, opensAt: null },
    { rules: { ...RULES, windowSeconds: 60_000 }, opensAt: null },
    'changed the plan of the draft of 2027 at Lake House: 16 hours 40 minutes for each choice',
  ],
  [
    'draft.plan',
    'Draft 33, Lake House 2027',
    { rules: RULES, opensAt: null },
    { rules: { ...RULES, windowSeconds: 61 }, opensAt: null },
    'changed the plan of the draft of 2027 at Lake House: 2 minutes for each choice',
  ],
  [
    ...(['draft.drop', 'Draft 33, property 34, 2027', { opensAt: null }, null] as const),
    'deleted the plan of the draft of 2027 at Lake House',
  ],
  [
    ...(['draft.undo', 'Draft 33, Lake House 2027', null, { week: 30, reason: 'Oh' }] as const),
    'undid the choice of week 30 in the draft of 2027 at Lake House, because “Oh”',
  ],
  [
    'swap.request',
    'Swap 5, Lake House',
    null,
    { userId: 3, shareNumber: 3, currentWeekStart: '2027-07-03', currentWeekEnd: '2027-07-10' },
    'requested the swap of Lake House for Olivia Marsh, share 3: 3–10 Jul 2027',
  ],
  [
    ...(['swap.approve', 'Swap 5, Lake House', null, { note: 'Fine' }] as const),
    'approved the swap of Lake House, with the note “Fine”',
  ],
  [
    'swap.approve',
    'Swap 5, Lake House',
    null,
    {
      ...{ userId: 3, shareNumber: 3, answererId: 8, note: 'Fine' },
      ...{ currentWeekStart: '2027-06-27', currentWeekEnd: '2027-07-04' },
      ...{ preferredWeekStart: '2027-12-29', preferredWeekEnd: '2028-01-05' },
    },
    'approved the swap of Lake House for Olivia Marsh, share 3: 27 Jun – 4 Jul 2027 for 29 Dec 2027 – 5 Jan 2028 of Uma Lind, with the note “Fine”',
  ],
  [
    ...(['swap.cancel', 'Swap 6, Lake House', null, { approvedId: 5 }] as const),
    'cancelled the swap of Lake House, because another swap of its weeks was approved',
  ],
  [
    'draft.pick',
    'Draft 33, Lake House 2027',
    null,
    { week: 30, userId: 3, reason: 'She asked' },
    'chose week 30 for Olivia Marsh in the draft of 2027 at Lake House, because “She asked”',
  ],
  [
    'draft.undo',
    'Draft 33, Lake House 2027',
    null,
    { week: 30, userId: 3, reason: 'Oh' },
    'undid the choice of week 30 by Olivia Marsh in the draft of 2027 at Lake House, because “Oh”',
  ],
  [
    'request.note',
    'Request 4, Fresh towels',
    {},
    { notes: 'Call her', isForAsker: false },
    'added a note to the request “Fresh towels” of Uma Lind at Lake House for administrators only: “Call her”',
  ],
  [
    ...(['request.assign', 'Request 4, Towels', { assigneeId: null }, { assigneeId: 8 }] as const),
    'assigned the request “Towels” of Uma Lind at Lake House to Uma Lind',
  ],
  [
    'report.send',
    'Report 71, share report',
    null,
    { from: '2026-01-01', to: '2026-01-31', recipientEmail: 'a@b.test' },
    'asked to email the share report to a@b.test for 1–31 Jan 2026',
  ],
  ['export.users', 'Export of users', null, null, 'downloaded users as CSV'],
  ['mail.resend', 'Mail 91 to a@b.test', null, null, 'sent an email to a@b.test again'],
  [
    'import.correct',
    'Import 81, owners.csv',
    null,
    { line: 3 },
    'corrected line 3 of “owners.csv”',
  ],
  [
    'import.apply',
    'Import 81, owners.csv',
    null,
    { newUsers: 1, newProperties: 0, sharesAssigned: 12 },
    'imported “owners.csv”: 1 new person, 0 new properties and 12 shares given',
  ],
  [
    'import.apply',
    'Import 81, owners.csv',
    null,
    { newUsers: 1, newProperties: 0, sharesAssigned: 12, leftOut: 3 },
    'imported “owners.csv”: 1 new person, 0 new properties, 12 shares given and 3 refused rows left out',
  ],
  [
    ...(['invitation.send', 'Invitations 2, 3 users', null, { invited: 2, leftOut: 1 }] as const),
    'invited 2 people and left out 1 other',
  ],
];

test.each(SENTENCES)('%s of %s reads as a sentence', (action, subject, before, after, text) => {
  expect(said(action, subject, before, after)).toBe(text);
});

test.each([
  ['door.open', 'Door 7, Front', null, { isOpen: true, at: '2026-11-02' }],
  ['user.dance', 'User 3, Olivia Marsh', { steps: [1, 2] }, { steps: { one: 1 } }],
])('%s, which no feature knows, is readable without JSON', (action, subject, before, after) => {
  const text = said(action, subject, before, after);
  expect(text).toMatch(/^recorded “/);
  expect(text).not.toMatch(/[{}[\]]|\d{4}-\d\d-\d\d/);
});

const SOURCES = join(__dirname, '../../src/features');

/** Actions with a name other than that of their happening. */
const named = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(/\baction: .*/g) ?? [])
  .flatMap((text) => [...text.matchAll(/'(\w+\.[\w-]+)'/g)].map(([, action = '']) => action));

const OTHERWISE_NAMED = [
  ...['booking.allocated', 'booking.given', 'booking.released', 'booking.withdrawn'],
  ...['request.changed', 'request.created', 'year.agreed'],
];

/** The actions that features record; those of exports are composed from their names. */
const recorded = FEATURES.flatMap(happeningsOf)
  .filter(({ kind, contents }) => contents.audit && !OTHERWISE_NAMED.includes(kind))
  .map(({ kind }) => kind)
  .concat(named);

test.each([...new Set(recorded)].sort())('%s is described by its feature', (action) => {
  expect(said(action, 'Thing 1, Lake House')).toMatch(/^(?!recorded)[a-z].*[^.]$/);
});

test('dozens of actions are recorded', () => {
  expect(recorded.length).toBeGreaterThan(40);
});
