import { roomOf } from '../room/room';
import { entry, fakeDraft, picked } from '../test/fake-draft';
import { boardSvg } from './board-picture';

it('draws each share with its weeks and holidays, and escapes names', () => {
  const draft = fakeDraft({
    propertyName: 'Tom & <Jerry>',
    log: [entry(1, 'OPENED'), picked(2, 5, 52), picked(3, 8, 31)],
  });
  const svg = boardSvg(roomOf(draft), (name) => `[${name}]`);
  const image = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const texts = [...image.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts.slice(0, 6)).toEqual([
    'Tom & <Jerry>',
    'The draft of 2028',
    '5',
    'Omar Haddad',
    '23–30 Dec',
    'Christmas',
  ]);
  expect(texts).toContain('29 Jul – 5 Aug');
  expect(texts.at(-1)).toBe('Fingerprint of the log: 9f2c 9f2c 9f2c 9f2c 9f2c 9f2c 9f2c 9f2c');
  expect(image.querySelector('rect[fill="[--share-8-soft]"]')).not.toBeNull();
});
