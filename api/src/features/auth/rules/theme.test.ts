import { THEME_IDS } from './index';

test('the six themes keep the ids by which people have chosen them', () => {
  expect(THEME_IDS).toEqual(['default', 'dark', 'emerald', 'purple', 'sunset', 'ocean']);
});
