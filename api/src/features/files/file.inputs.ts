import { ArgsType } from 'type-graphql';
import { EnumInput, IdInput, NameInput, UuidInput } from '../../core/input/input';
import { FilePurpose } from './file.types';

/** The query of the REST upload. */
export class UploadQuery {
  @EnumInput(FilePurpose, 'What it is for: PROFILE_PICTURE, PROPERTY_PICTURE, DOCUMENT or TALK.')
  purpose!: FilePurpose;
  @UuidInput('A UUID of the client for this upload: a retry with it stores nothing twice.')
  key!: string;
  @IdInput('Id of the property; not for the picture of a user.', { optional: true })
  propertyId?: number;
  @NameInput('Name of the file, which only a PDF keeps.', { max: 200, optional: true })
  name?: string;
}

@ArgsType()
export class FileIdArgs {
  @IdInput('Id of the file.') id!: number;
}
