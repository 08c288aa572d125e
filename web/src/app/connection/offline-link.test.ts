import operations from '../../generated/operations.json';
import { KEPT_OPERATIONS } from './offline-link';

test('every kept operation is a query of the app, and none reads messages or for administrators', () => {
  const texts = Object.values(operations as Record<string, string>);
  for (const name of KEPT_OPERATIONS) {
    const text = texts.find((it) => new RegExp(`query ${name}\\b`).test(it));
    expect([name, text]).toEqual([name, expect.any(String)]);
    expect(text).not.toMatch(/\b(conversation\w*|mailbox|admin[A-Z]\w*)\b *[({]/);
  }
});
