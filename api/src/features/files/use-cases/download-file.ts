import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { RestFile } from '../../../core/http/rest-file';
import { asViewed, type RequestContext, requireMember } from '../../../core/request-context';
import type { FileIdArgs } from '../file.inputs';

const FIND = statement(
  'file',
  `select f.id, f.purpose, f.name, f.media_type as "mediaType", f.sha256, main.bytes as "mainBytes",
      f.thumb_sha256 as "thumbSha256", thumb.bytes as "thumbBytes", f.property_id as "propertyId",
      f.uploaded_by_id as "uploadedById", f.attached_at is not null as "isAttached"
    from files f join file_blobs main on main.sha256 = f.sha256
    left join file_blobs thumb on thumb.sha256 = f.thumb_sha256
    where f.id = $1 and f.stored_at is not null`,
);

const missing = () => new AppError('NOT_FOUND', 'There is no such file.', 'id');

/** A file is shown to those who may see what has it; one that nothing has yet, to its uploader. */
async function mayRead(call: RequestContext, file: Row<'file'>): Promise<boolean> {
  const { userId, isProgram } = requireMember(call);
  if (isProgram && file.propertyId === null) return false;
  if (!file.isAttached) return file.uploadedById === userId;
  return (await call.app.files.kinds[file.purpose]?.mayRead(call, file)) ?? false;
}

async function findFile(caller: RequestContext, id: number): Promise<Row<'file'>> {
  const call = asViewed(caller);
  requireMember(call);
  const [file] = await read(call.app, FIND, [id]);
  if (!file || !(await mayRead(call, file))) throw missing();
  if (call !== caller && call.app.files.kinds[file.purpose]?.isPrivate) throw missing();
  return file;
}

/** Browsers keep it, ask again at each use, and never show it as a page. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

function answer(
  { app }: RequestContext,
  content: { type: string; sha256: string; bytes: number; fileName?: string },
): RestFile {
  const { type, sha256, bytes, fileName } = content;
  return {
    type,
    fileName,
    headers: HEADERS,
    etag: `"${sha256}"`,
    content: {
      bytes,
      open: async (range) => {
        const found = await app.files.store.open(sha256, range);
        if (found) return found;
        app.log.error({ sha256 }, 'The content of a file is missing');
        throw missing();
      },
    },
  };
}

/** Downloads a file that the caller may see; NOT_FOUND for others' files as for missing ones. */
export async function downloadFile(call: RequestContext, { id }: FileIdArgs): Promise<RestFile> {
  const { name, mediaType: type, sha256, mainBytes: bytes } = await findFile(call, id);
  // Only a PDF has a name: it is saved, not shown, as it can hold scripts.
  return answer(call, { type, sha256, bytes, fileName: name ?? undefined });
}

/** Downloads the small size of a picture that the caller may see. */
export async function downloadThumb(call: RequestContext, { id }: FileIdArgs): Promise<RestFile> {
  const { mediaType: type, thumbSha256, thumbBytes } = await findFile(call, id);
  if (!thumbSha256 || thumbBytes === null) throw missing();
  return answer(call, { type, sha256: thumbSha256, bytes: thumbBytes });
}
