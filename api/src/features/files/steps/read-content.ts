import { open } from 'node:fs/promises';
import { AppError } from '../../../core/errors';
import type { StagedFile } from '../../../core/files/file-store';
import type { AppContext } from '../../../core/request-context';
import { HEAD_BYTES, mediaTypeOf } from '../rules';
import { encodePicture } from './encode-picture';

/** The stored content of an upload: a picture in two sizes, or an unchanged PDF. */
export interface Content {
  mediaType: string;
  main: StagedFile;
  thumb: StagedFile | null;
  width: number | null;
  height: number | null;
}

interface Options {
  /** The folder for what is made of it. */
  dir: string;
  file: StagedFile;
  isSquare?: boolean | undefined;
  takesPdf?: boolean | undefined;
  /** The id of the user, whose pictures wait for each other. */
  by: number;
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES)
    .finally(() => handle.close());
  return buffer.subarray(0, bytesRead);
}

/** Recognizes an upload by its first bytes; BAD_USER_INPUT if it is none that is taken. */
export async function readContent(
  { files }: AppContext,
  { dir, file, isSquare, takesPdf, by }: Options,
): Promise<Content> {
  const type = mediaTypeOf(await headOf(file.path));
  if (type === 'application/pdf' && takesPdf) {
    return { mediaType: type, main: file, thumb: null, width: null, height: null };
  }
  if (type === 'image/heic') {
    const sentence = 'Pictures in Apple’s HEIC format cannot be read here. Please save it as JPEG.';
    throw new AppError('BAD_USER_INPUT', sentence);
  }
  if (!type?.startsWith('image/')) {
    const taken = takesPdf ? 'neither a PDF nor a picture' : 'not a picture';
    const sentence = `The file is ${taken} (JPEG, PNG, WebP, GIF or AVIF).`;
    throw new AppError('BAD_USER_INPUT', sentence);
  }
  const work = () => encodePicture(dir, { path: file.path, isSquare });
  const { screen, ...picture } = await files.encoding(work, String(by));
  return { mediaType: 'image/webp', main: screen, ...picture };
}
