import type { AppContext } from '../request-context';
import { seal, unseal } from './sealed-text';

const app = { secret: 's'.repeat(40) } as AppContext;
const other = { secret: 't'.repeat(40) } as AppContext;

test('a sealed text opens for its purpose, and shows nothing of itself', () => {
  const sealed = seal(app, 'second-factor:7', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  expect(unseal(app, 'second-factor:7', sealed)).toBe('JBSWY3DP');
});

test('the same text is sealed differently each time', () => {
  expect(seal(app, 'a', 'text')).not.toBe(seal(app, 'a', 'text'));
});

test.each([
  ['another purpose', (sealed: string) => unseal(app, 'second-factor:8', sealed)],
  ['another key', (sealed: string) => unseal(other, 'second-factor:7', sealed)],
  [
    'a changed text',
    (sealed: string) => unseal(app, 'second-factor:7', `${sealed.slice(0, -3)}AAA`),
  ],
  ['a shortened text', (sealed: string) => unseal(app, 'second-factor:7', sealed.slice(0, 20))],
  ['nothing', () => unseal(app, 'second-factor:7', '')],
])('%s opens nothing', (_what, open) => {
  expect(open(seal(app, 'second-factor:7', 'JBSWY3DPEHPK3PXP'))).toBeNull();
});
