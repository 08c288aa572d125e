import { join } from 'node:path';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import type { S3Address } from './s3-address';
import { S3Store } from './s3-store';

/**
 * Returns the store of an installation: its bucket if it has one, else a folder in DATA_DIR, where
 * uploads are staged in any case.
 */
export function createFileStore(dataDir: string, s3: S3Address | undefined): FileStore {
  const folder = new FolderStore(join(dataDir, 'files'));
  return s3 ? new S3Store(s3, folder.stagingDir) : folder;
}
