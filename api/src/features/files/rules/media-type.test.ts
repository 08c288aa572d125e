import { type MediaType, mediaTypeOf } from './index';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each<[string, MediaType | undefined]>([
  ['\xff\xd8\xff\xe1', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a=1;alert(1)', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x18ftypisom', undefined],
  ['%PDF-1.7', 'application/pdf'],
  [' %PDF-1.7', undefined],
  ['<html>%PDF-1.7', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['BM6\0', undefined],
  ['', undefined],
])('%j is %s', (head, type) => {
  expect(mediaTypeOf(bytes(head))).toBe(type);
});
