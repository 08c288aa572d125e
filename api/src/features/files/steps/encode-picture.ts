import { join } from 'node:path';
import type { Sharp, SharpOptions } from 'sharp';
import { AppError, unavailable } from '../../../core/errors';
import type { StagedFile } from '../../../core/files/file-store';
import { explainedDisk, stagedAt } from '../../../core/files/stage-file';

/** The longer side of a picture on a screen, and of a small one, in pixels. */
const SCREEN = 1600;
const THUMB = 320;

/** More than any phone's camera has; a small file can claim any number. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;

const READING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false };

/** The readers of the formats that are accepted; the others stay blocked. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((it) => `VipsForeignLoad${it}`);

/** A picture in two sizes. */
interface Encoded {
  screen: StagedFile;
  thumb: StagedFile;
  width: number;
  height: number;
}

let loading: Promise<typeof import('sharp')> | undefined;

/** Loads the package at the first picture: most processes never see one. */
async function loadSharp(): Promise<typeof import('sharp')> {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    loading = undefined;
    const sentence =
      'Pictures cannot be taken here: the package sharp does not run on this server.';
    throw Object.assign(unavailable(sentence), { cause });
  });
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}

const written = (picture: Sharp, path: string) =>
  picture.webp({ quality: 80 }).timeout({ seconds: MAX_SECONDS }).toFile(path);

/**
 * Decodes the picture in a file and encodes it again as WebP in two sizes, the right way up: nothing
 * else of the file is kept, neither its place and camera nor what was hidden in it. BAD_USER_INPUT if
 * it is no picture, or larger than 64 million pixels.
 */
export async function encodePicture(
  dir: string,
  { path, isSquare = false }: { path: string; isSquare?: boolean | undefined },
): Promise<Encoded> {
  loading ??= loadSharp();
  const sharp = await loading;
  const [screen, thumb] = [join(dir, 'screen'), join(dir, 'thumb')];
  const fit = isSquare ? 'cover' : 'inside';
  const within = (side: number) => ({
    ...({ width: side, height: side, fit, withoutEnlargement: !isSquare } as const),
  });
  try {
    const side = isSquare ? THUMB * 2 : SCREEN;
    const { width, height } = await written(
      sharp(path, READING).autoOrient().resize(within(side)),
      screen,
    );
    // From the picture that was just written: the upload is decoded once.
    await written(sharp(screen, READING).resize(within(THUMB)), thumb);
    return { screen: await stagedAt(screen), thumb: await stagedAt(thumb), width, height };
  } catch (error) {
    const explained = explainedDisk(error);
    if (explained !== error) throw explained;
    throw Object.assign(refusalOf(error as Error), { cause: error });
  }
}

function refusalOf({ message }: Error): AppError {
  let sentence = 'The picture cannot be read: it is damaged, or of an unusual kind.';
  if (/pixel limit/.test(message)) {
    sentence = 'The picture has more than 64 million pixels. Please make it smaller first.';
  } else if (/^timeout/.test(message)) {
    sentence = 'Reading the picture took too long. Please make it smaller, or try again later.';
  }
  return new AppError('BAD_USER_INPUT', sentence);
}
