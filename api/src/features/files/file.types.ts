import type { RestAnswer } from '../../core/http/rest-answer';
import { defineEnum, type EnumOf } from '../../core/input/enum';

export const FilePurpose = defineEnum('FilePurpose', 'What a file is uploaded for.', {
  PROFILE_PICTURE: 'The picture of the user who uploads it.',
  PROPERTY_PICTURE: 'A picture of a property.',
  DOCUMENT: 'A document of a property, as a PDF or a picture; taken by nothing yet.',
});
export type FilePurpose = EnumOf<typeof FilePurpose>;

export const UPLOADED_FILE: RestAnswer = {
  name: 'UploadedFile',
  description: 'An uploaded file.',
  properties: {
    id: { type: 'integer', description: 'Id of the file; attach it within a day.' },
    mediaType: {
      type: 'string',
      description: 'Its media type: image/webp for any picture, or application/pdf.',
    },
    bytes: { type: 'integer', description: 'Its size in bytes, with that of the small picture.' },
    width: { type: ['integer', 'null'], description: 'Width in pixels; null for a PDF.' },
    height: { type: ['integer', 'null'], description: 'Height in pixels; null for a PDF.' },
    url: { type: 'string', description: 'Address of the file.' },
    thumbUrl: {
      type: ['string', 'null'],
      description: 'Address of a small picture; null for a PDF.',
    },
  },
};
