import { showProgress, sizeOf } from './progress';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [1_250_000, '1.3 MB'],
  [20_000_000_000, '20.0 GB'],
])('%i bytes are called %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});

/** The output written to a stream of this kind. */
function shownOn(isTTY: boolean): string {
  let text = '';
  const write = (piece: string) => {
    text += piece;
    return true;
  };
  const show = showProgress({ isTTY, write });
  show({ table: 'empty', done: 0, total: 4000, counted: { rows: 0, bytes: 0 } });
  show({ table: 'messages', done: 1000, total: 4000 });
  show({ table: 'messages', done: 2000, total: 4000, counted: { rows: 1234, bytes: 2000 } });
  return text;
}

test('a terminal shows a percentage, and each table once it is complete', () => {
  expect(shownOn(true)).toBe(
    '\r\x1b[K25 % · messages, 1.0 kB\r\x1b[Kmessages: 1,234 rows, 2.0 kB\n',
  );
});

test('any other output has a line for each table that is not empty', () => {
  expect(shownOn(false)).toBe('messages: 1,234 rows, 2.0 kB\n');
});
