import { join } from 'node:path';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import type { S3Address } from './s3-address';
import { S3Store } from './s3-store';

/** Returns the store of an installation: its bucket if it has one, else a folder in DATA_DIR. */
export const createFileStore = (dataDir: string, s3: S3Address | undefined): FileStore =>
  s3 ? new S3Store(s3) : new FolderStore(join(dataDir, 'files'));
