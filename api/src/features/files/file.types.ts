import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Id, Int, IntOrNull, Text, TextOrNull, View } from '../../core/view/view';

export const FilePurpose = defineEnum('FilePurpose', 'What a file is uploaded for.', {
  PROFILE_PICTURE: 'The picture of the user who uploads it.',
  PROPERTY_PICTURE: 'A picture of a property.',
  DOCUMENT: 'A document of a property, as a PDF or a picture.',
  TALK: 'A message in the talk of a property, as a PDF or a picture.',
  CHECK_OUT: 'A picture of a property, taken when one checks out.',
  RECEIPT: 'A receipt of what a property cost, as a PDF or a picture.',
});
export type FilePurpose = EnumOf<typeof FilePurpose>;

@View('A file that you may see: a picture, or a PDF to save.', 'File')
export class FileView {
  @Id('Id of the file.') id!: number;
  @TextOrNull('Name of a PDF; null for a picture.') name!: string | null;
  @Text('Media type: image/webp or application/pdf.') mediaType!: string;
  @Int('Size in bytes.') bytes!: number;
  @IntOrNull('Width in pixels; null for a PDF.') width!: number | null;
  @IntOrNull('Height in pixels; null for a PDF.') height!: number | null;
  @Text('Address of the file.') url!: string;
  @TextOrNull('Address of a small picture; null for a PDF.') thumbUrl!: string | null;
}
