import { IsEnum } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { IdInput, IntInput, NameInput, PatternInput, TextInput } from '../../core/input/input';
import { DocumentType } from './document.types';

const MAX_TITLE = 200;
const MAX_CONTENT = 100_000;

@InputType()
class DocumentFields {
  @NameInput({ max: MAX_TITLE, description: 'Title, at most 200 characters.' })
  title!: string;

  @Field(() => DocumentType, { description: 'Kind of document.' })
  @IsEnum(DocumentType, { message: 'documentType must be one of the document types.' })
  documentType!: DocumentType;

  @TextInput({ max: MAX_CONTENT, description: 'Content in Markdown, at most 100,000 characters.' })
  content!: string;

  @PatternInput({
    pattern: /^(owners|everyone)$/,
    rule: "be 'owners' or 'everyone'",
    description: "Its readers: 'owners', or 'everyone' (guests of the property included).",
  })
  accessLevel!: 'owners' | 'everyone';
}

@InputType({ description: 'A new document.' })
export class CreateDocumentInput extends DocumentFields {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}

@InputType({ description: 'New content of a document.' })
export class UpdateDocumentInput extends DocumentFields {
  @IdInput({ description: 'Id of the document.' })
  id!: number;

  @IntInput({ description: 'The version you read.' })
  version!: number;
}

@ArgsType()
export class PropertyDocumentsArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}

@ArgsType()
export class DocumentIdArgs {
  @IdInput({ description: 'Id of the document.' })
  id!: number;
}

@ArgsType()
export class DocumentHistoryArgs {
  @IdInput({ description: 'Id of the document.' })
  documentId!: number;
}

@ArgsType()
export class SearchDocumentsArgs {
  @TextInput({
    max: 200,
    description:
      "Search words or their beginnings, with phrases in quotes and '-' before words to exclude; accents are ignored.",
  })
  text!: string;

  @IdInput({ optional: true, description: 'Only documents of this property.' })
  propertyId?: number;

  @IntInput({ max: 20, optional: true, description: 'Page size; defaults to 20.' })
  first?: number;
}
