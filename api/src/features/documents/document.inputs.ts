import { IsEnum } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { IntInput, PatternInput, TextInput } from '../../kit/input';
import { DocumentType } from './document.types';

const MAX_TITLE = 200;
const MAX_CONTENT = 100_000;

@InputType()
class DocumentFields {
  @TextInput({ max: MAX_TITLE, description: 'At most 200 characters.' })
  title!: string;

  @Field(() => DocumentType, { description: 'What kind of paper it is.' })
  @IsEnum(DocumentType, { message: 'documentType must be one of the document types.' })
  documentType!: DocumentType;

  @TextInput({ max: MAX_CONTENT, description: 'Markdown, at most 100,000 characters.' })
  content!: string;

  @PatternInput({
    pattern: /^(owners|everyone)$/,
    rule: "be 'owners' or 'everyone'",
    description: "'owners' or 'everyone' (all linked to the property, guests included).",
  })
  accessLevel!: 'owners' | 'everyone';
}

@InputType()
export class CreateDocumentInput extends DocumentFields {
  @IntInput({ description: 'The property it belongs to.' })
  propertyId!: number;
}

@InputType()
export class UpdateDocumentInput extends DocumentFields {
  @IntInput()
  id!: number;

  @IntInput({ description: 'The version that was read.' })
  version!: number;
}

@ArgsType()
export class PropertyDocumentsArgs {
  @IntInput()
  propertyId!: number;
}

@ArgsType()
export class DocumentIdArgs {
  @IntInput()
  id!: number;
}

@ArgsType()
export class DocumentHistoryArgs {
  @IntInput()
  documentId!: number;
}

@ArgsType()
export class SearchDocumentsArgs {
  @TextInput({ max: 200, description: "Words, or phrases in quotes; '-' before what must not be." })
  text!: string;

  @IntInput({ max: 20, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;
}
