import { numberedText } from '.';

test.each([
  ['Lakeside 7', { property: 'Lakeside', share: 7, week: 7 }],
  ['lakeside house #12', { property: 'lakeside house', share: 12, week: 12 }],
  ['Lakeside 13', { property: 'Lakeside', share: null, week: 13 }],
  ['Lakeside share 7', { property: 'Lakeside', share: 7, week: null }],
  ['share 7 Lakeside', { property: 'Lakeside', share: 7, week: null }],
  ['Lakeside week 30', { property: 'Lakeside', share: null, week: 30 }],
  [' W30 Lakeside ', { property: 'Lakeside', share: null, week: 30 }],
  ['Lakeside wk 53 2027', { property: 'Lakeside', share: null, week: 53, year: 2027 }],
  ['Lakeside 7 2027', { property: 'Lakeside', share: null, week: 7, year: 2027 }],
  ['Barrow 3', { property: 'Barrow', share: 3, week: 3 }],
  ['7 Oaks 3', { property: '7 Oaks', share: 3, week: 3 }],
])('%s names a share or week', (text, meant) => {
  expect(numberedText(text)).toEqual({ year: null, ...meant });
});

test.each([
  '',
  '7',
  'week 30',
  'Lakeside',
  'Lakeside 0',
  'Lakeside 54',
  'Property 123',
  'share 13 A',
  'A 2027',
])('%j names none', (text) => {
  expect(numberedText(text)).toBeNull();
});
