import { join } from 'node:path';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError, appErrorOf } from '../../../core/errors';
import { stage, tooLarge, whileStaging } from '../../../core/files/stage-file';
import type { Upload } from '../../../core/http/rest-upload';
import { type AppContext, type RequestContext, requireMember } from '../../../core/request-context';
import { lockProperty } from '../../properties/steps/lock-property';
import { FILE_COLUMNS } from '../file.columns';
import type { UploadQuery } from '../file.inputs';
import { MAX_FILE_MB } from '../rules';
import { type Content, readContent } from '../steps/read-content';

const MAX_BYTES = MAX_FILE_MB * 1_000_000;
const DAY_SECONDS = 24 * 60 * 60;

const FIND = statement(
  'uploaded-file',
  `select ${FILE_COLUMNS} from files f
    where f.uploaded_by_id = $1 and f.client_key = $2 and f.stored_at is not null`,
);

const BYTES = statement(
  'bytes-of-property-files',
  'select coalesce(sum(bytes), 0)::float8 as bytes from files where property_id = $1',
);

// The lock of a content that is there already keeps it from being removed until this commits.
const ADD_BLOBS = statement(
  'add-file-blobs',
  `insert into file_blobs as b (sha256, bytes)
    select * from unnest($1::text[], $2::bigint[]) as it (sha256, bytes) order by sha256
    on conflict (sha256) do update set bytes = b.bytes`,
);

// An upload that was interrupted may have left a row whose contents never arrived.
const ADD = statement(
  'add-file',
  `insert into files as f (purpose, media_type, sha256, thumb_sha256, bytes, width, height,
      property_id, uploaded_by_id, client_key, name)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (uploaded_by_id, client_key) do update set purpose = excluded.purpose,
      media_type = excluded.media_type, sha256 = excluded.sha256,
      thumb_sha256 = excluded.thumb_sha256, bytes = excluded.bytes, width = excluded.width,
      height = excluded.height, property_id = excluded.property_id, name = excluded.name,
      created_at = now()
    where f.stored_at is null
    returning id`,
);

// Unless another upload with the same key has put its own contents in the row.
const STORED = statement(
  'file-is-stored',
  `update files set stored_at = now() where id = $1 and stored_at is null
    and sha256 = $2 and thumb_sha256 is not distinct from $3`,
);

/** Refuses what a property has no place for; uploads for it wait for each other until they commit. */
async function requireSpace(
  { files }: AppContext,
  transaction: Transaction,
  { propertyId, bytes }: { propertyId: number; bytes: number },
): Promise<void> {
  await lockProperty(transaction, propertyId);
  const [used] = await transaction.query(BYTES, [propertyId]);
  if ((used?.bytes ?? 0) + bytes <= files.bytesPerProperty) return;
  throw new AppError(
    'CONFLICT',
    `The files of this property have reached the limit of ${files.bytesPerProperty / 1_000_000} MB. Please remove some first.`,
    'propertyId',
  );
}

async function store(
  app: AppContext,
  { mediaType, main, thumb, width, height }: Content,
  { purpose, key, propertyId, name, userId }: UploadQuery & { userId: number },
): Promise<void> {
  // Both sizes of a small picture are the same.
  const blobs = thumb && thumb.sha256 !== main.sha256 ? [main, thumb] : [main];
  const bytes = blobs.reduce((sum, blob) => sum + blob.bytes, 0);
  const added = await inTransaction(app, async (transaction) => {
    if (propertyId !== undefined) await requireSpace(app, transaction, { propertyId, bytes });
    const hashes = blobs.map(({ sha256 }) => sha256);
    await transaction.query(ADD_BLOBS, [hashes, blobs.map((blob) => blob.bytes)]);
    const facts = [mediaType, main.sha256, thumb?.sha256 ?? null, bytes, width, height] as const;
    const fileName = mediaType === 'application/pdf' ? (name ?? 'document.pdf') : null;
    const of = [propertyId ?? null, userId, key, fileName] as const;
    const [row] = await transaction.query(ADD, [purpose, ...facts, ...of]);
    return row;
  });
  // Another try with the same key was quicker.
  if (!added) return;
  for (const blob of blobs) await app.files.store.put(blob);
  await read(app, STORED, [added.id, main.sha256, thumb?.sha256 ?? null]);
}

async function findUpload(
  { app }: RequestContext,
  userId: number,
  key: string,
): Promise<Row<'uploaded-file'> | undefined> {
  const [found] = await read(app, FIND, [userId, key]);
  return found;
}

/**
 * Stores a file that is uploaded for some purpose, in bounded memory: known by its content, pictures
 * encoded again. It waits to be attached, and is purged after a day otherwise; an upload that is
 * refused or interrupted leaves nothing. The same key stores nothing twice.
 */
export async function uploadFile(
  call: RequestContext,
  query: UploadQuery,
  { bytes, chunks }: Upload,
): Promise<Row<'uploaded-file'>> {
  const { app } = call;
  const { userId } = requireMember(call);
  const kind = app.files.kinds[query.purpose];
  if (!kind) throw new AppError('BAD_USER_INPUT', 'Nothing takes such files yet.', 'purpose');
  if (kind.isOfProperty !== (query.propertyId !== undefined)) {
    const sentence = kind.isOfProperty ? 'Please name the property.' : 'This file has no property.';
    throw new AppError('BAD_USER_INPUT', sentence, 'propertyId');
  }
  await kind.requireUpload(call, query.propertyId);
  if (bytes > MAX_BYTES) throw tooLarge(MAX_BYTES);
  const before = await findUpload(call, userId, query.key);
  if (before) return before;
  const { perDay } = app.files;
  const limit = { name: 'files', points: perDay, seconds: DAY_SECONDS };
  const isLimited = perDay !== Number.POSITIVE_INFINITY;
  const counted = isLimited ? [await app.throttle.consume(limit, String(userId))] : [];
  try {
    await whileStaging(app.files.store, async (dir) => {
      const file = await stage(join(dir, 'upload'), chunks, MAX_BYTES);
      const { isSquare, takesPdf } = kind;
      const content = await readContent(app, { dir, file, isSquare, takesPdf, by: userId });
      await store(app, content, { ...query, userId });
    });
  } catch (error) {
    // A file that is refused counts, because reading it is what costs; a failure of ours does not.
    const { status = 500 } = appErrorOf(error) ?? {};
    if (status >= 500) await app.throttle.giveBack(counted).catch(() => undefined);
    throw error;
  }
  const stored = await findUpload(call, userId, query.key);
  if (stored) return stored;
  throw new AppError('CONFLICT', 'The same upload is still under way. Please try again shortly.');
}
