/** The longer side of what is sent, in pixels: more than the server keeps. */
const LONGEST = 2400;
const SMALL_BYTES = 1_000_000;

/** Draws a picture on white, smaller if it is large, and returns it as JPEG. */
async function redrawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/**
 * Makes a large picture small enough for a phone's connection. A file that the
 * browser cannot draw is returned as it is: the server says the reason.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES || !file.type.startsWith('image/')) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const smaller = await redrawn(bitmap).finally(() => bitmap.close());
  return smaller && smaller.size < file.size ? smaller : file;
}
