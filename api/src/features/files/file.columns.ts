import { columnsOf } from '../../core/view/columns-of';
import { FileView } from './file.types';

/** The address of a file, as SQL; its small picture is below it. */
export const fileUrl = (id: string) => `'/api/files/' || ${id}`;

/** The address of a small picture, as SQL. */
export const thumbUrl = (id: string) => `${fileUrl(id)} || '/thumb'`;

const ADDRESSES = {
  url: fileUrl('f.id'),
  thumbUrl: `case when f.thumb_sha256 is not null then ${thumbUrl('f.id')} end`,
};

/** The columns of a FileView, from files `f`. */
export const FILE_COLUMNS = columnsOf(FileView, 'f', ADDRESSES);

/** A FileView of row `f` of files, as SQL that returns JSON. */
export const FILE_JSON = `json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type,
      'bytes', f.bytes, 'width', f.width, 'height', f.height, 'url', ${ADDRESSES.url},
      'thumbUrl', ${ADDRESSES.thumbUrl})`;
