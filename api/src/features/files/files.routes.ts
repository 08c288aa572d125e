import { fileRoute, routesOf, uploadRoute } from '../../core/http/rest';
import { FileIdArgs, UploadQuery } from './file.inputs';
import { FileView } from './file.types';
import { downloadFile, downloadThumb } from './use-cases/download-file';
import { uploadFile } from './use-cases/upload-file';

const download = {
  params: FileIdArgs,
  // Programs get the files of properties alone.
  scope: 'PROPERTIES_READ',
  // The pictures of what an administrator sees as another user.
  isOfSession: true,
} as const;

export const filesRoutes = routesOf('Files', [
  uploadRoute('/api/files', {
    id: 'uploadFile',
    accepts: 'application/octet-stream',
    summary:
      'Upload a picture (JPEG, PNG, WebP, GIF or AVIF), or a PDF where one is taken: at most 25 MB, ' +
      'known by its content, whatever its name. Of pictures, only what is seen is kept. ' +
      'It is purged after a day unless something has it by then.',
    query: UploadQuery,
    status: 201,
    answer: FileView,
    handle: (call, { query, body }) => uploadFile(call, query, body),
  }),
  fileRoute('GET', '/api/files/:id', {
    ...download,
    id: 'downloadFile',
    summary:
      'Download a file that you may see: a picture, or a document as application/pdf. ' +
      'Ranges and ETags are answered.',
    media: 'image/webp',
    handle: (call, { params }) => downloadFile(call, params),
  }),
  fileRoute('GET', '/api/files/:id/thumb', {
    ...download,
    id: 'downloadThumb',
    summary: 'Download the small size of a picture that you may see.',
    media: 'image/webp',
    handle: (call, { params }) => downloadThumb(call, params),
  }),
]);
