import { commitmentTo, committed, type Wishes, wishes } from '../lists';
import { at, missed, opened3, pick, type Step, UNDONE_2, week } from '../play';
import { again, bad, files, good, listsFile } from '../vector';

const openedWith = (...lists: Wishes[]) =>
  opened3(
    { weeks: [10, 11, 12, 13].map((it) => week(it)) },
    { commitments: lists.map(commitmentTo) },
  );

/** Lists of an owner that are undone, repeated, spelled in another way, or of a later entry. */
export function moreLists(): void {
  const mine = wishes(1, 1, [12], true);
  listsFile('lists-undone-pick.json', [mine]);
  const own = 'lists-undone-pick.json';
  bad(
    '3-list-undone-pick',
    'a pick that did not follow the list, and was undone',
    [openedWith(mine), at(10, pick(1, 13, 'WISH_LIST')), at(20, UNDONE_2)],
    { lists: own },
  );
  const [list, changed] = [wishes(1, 1, [12]), wishes(2, 1, [13])];
  listsFile('lists-again.json', [list, changed]);
  good(
    '3-list-again',
    'a list that counts again after another, and is in the owner’s file once',
    [
      openedWith(list),
      at(10, committed(changed)),
      at(20, committed(list)),
      at(3600, pick(1, 12, 'WISH_LIST')),
    ],
    { lists: 'lists-again.json' },
  );
  const far = wishes(1, 1, [99, 12, 12]);
  const file = 'good-3-list-far-week.json';
  listsFile('lists-far-week.json', [far, far]);
  good(
    '3-list-far-week',
    'a list with a week that no year has, twice in the owner’s file',
    [openedWith(far), at(3600, pick(1, 12, 'WISH_LIST'))],
    { lists: 'lists-far-week.json' },
  );
  const spelled = (name: string, what: string, isInOrder: boolean, weeks: string) => {
    const text = JSON.stringify({ property: 'Hut', year: 2028, lists: [far] });
    files.set(`lists-${name}.json`, async () => text.replace('[99,12,12]', weeks));
    again(file, `version 3: ${what}`, isInOrder, { lists: `lists-${name}.json` });
  };
  spelled('spelled', 'an owner’s file with weeks in another spelling', true, '[9.9e1,12.0,12]');
  spelled('half', 'an owner’s file with half a week', false, '[99,12.5,12]');
  spelled('twice', 'an owner’s file that names weeks twice', false, '[12],"weeks":[99,12,12]');
  const same = commitmentTo(mine);
  good(
    '3-list-same-commitment',
    'a commitment of two shares, of which the owner’s file names one',
    [
      opened3({}, { commitments: [same, { ...same, share: 2 }] }),
      at(10, pick(1, 12, 'WISH_LIST')),
      at(20, pick(2, 10, 'WISH_LIST')),
    ],
    { lists: own },
  );
  const [none, later] = [wishes(1, 1, [12]), wishes(9, 2, [13])];
  listsFile('lists-later-only.json', [none, later]);
  const begun: Step[] = [
    openedWith(none, { ...later, seq: 1 }),
    at(3600, pick(1, 12, 'WISH_LIST')),
  ];
  const afterLog = { lists: 'lists-later-only.json' };
  good(
    '3-list-later-missed',
    'a share whose list is of a later entry, and missed its turn',
    [...begun, at(7200, missed(2))],
    afterLog,
  );
  bad(
    '3-list-later-picked',
    'a share whose list is of a later entry, and a pick from its list before',
    [...begun, at(7200, pick(2, 13, 'WISH_LIST'))],
    afterLog,
  );
}
