import type { Feature } from '../../core/feature';
import { FileBlob, StoredFile } from './file.entities';
import { filesPersonalData } from './files.privacy';
import { filesRoutes } from './files.routes';
import { purgeFiles } from './use-cases/purge-files';

/** Uploaded files: pictures and PDFs, which other features attach to what they are of. */
export const filesFeature: Feature = {
  name: 'files',
  uses: ['auth', 'properties'],
  entities: [FileBlob, StoredFile],
  routes: filesRoutes,
  periodic: [{ run: purgeFiles, everyMs: 3_600_000 }],
  personalData: filesPersonalData,
};
