import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { stage, whileStaging } from '../../src/core/files/stage-file';
import type { AppContext } from '../../src/core/request-context';
import { FileBlob, StoredFile } from '../../src/features/files/file.entities';
import type { FilePurpose } from '../../src/features/files/file.types';

/** Stores an uploaded picture, whose content no test looks at; not attached unless said otherwise. */
export async function makeFile(
  { db: { manager }, files: { store } }: AppContext,
  facts: { purpose: FilePurpose; uploadedById: number } & Partial<StoredFile>,
): Promise<StoredFile> {
  const { sha256, bytes } = await whileStaging(store, async (dir) => {
    const chunks = Readable.from([Buffer.from(randomUUID())]);
    const file = await stage(join(dir, 'file'), chunks);
    await store.put(file);
    return file;
  });
  await manager.insert(FileBlob, { sha256, bytes });
  return manager.save(
    manager.create(StoredFile, {
      ...{ mediaType: 'image/webp', sha256, thumbSha256: sha256, bytes, width: 4, height: 3 },
      ...{ clientKey: randomUUID(), storedAt: new Date(), propertyId: null },
      ...facts,
    }),
  );
}
