import { IsEnum } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import {
  BooleanInput,
  ClearableTextInput,
  IdInput,
  IntInput,
  NameInput,
  PatternInput,
  TextInput,
} from '../../core/input/input';
import { DocumentType } from './document.types';

const MAX_TITLE = 200;
const MAX_CONTENT = 100_000;

@InputType()
class DocumentFields {
  @NameInput('Title, at most 200 characters.', { max: MAX_TITLE }) title!: string;

  @Field(() => DocumentType, { description: 'Kind of document.' })
  @IsEnum(DocumentType, { message: 'documentType must be one of the document types.' })
  documentType!: DocumentType;

  @ClearableTextInput(
    'Content in Markdown, at most 100,000 characters; empty only where there is a file.',
    { max: MAX_CONTENT },
  )
  content!: string;
  @PatternInput("Its readers: 'owners', or 'everyone' (guests of the property included).", {
    pattern: /^(owners|everyone)$/,
    rule: "be 'owners' or 'everyone'",
  })
  accessLevel!: 'owners' | 'everyone';
  @IdInput(
    'Id of a file that you have uploaded for it: a PDF or a picture. Without one, it has none, or keeps the one it has.',
    { optional: true },
  )
  fileId?: number;
  @BooleanInput(
    'Whether all owners of the property may change it; for administrators to choose. Those that owners write are so.',
    { optional: true },
  )
  ownersMayEdit?: boolean;
}

@InputType({ description: 'A new document.' })
export class CreateDocumentInput extends DocumentFields {
  @IdInput('Id of the property.') propertyId!: number;
}

@InputType({ description: 'New content of a document.' })
export class UpdateDocumentInput extends DocumentFields {
  @IdInput('Id of the document.') id!: number;
  @IntInput('The version you read.') version!: number;
}

@ArgsType()
export class PropertyDocumentsArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

@ArgsType()
export class DocumentIdArgs {
  @IdInput('Id of the document.') id!: number;
}

@ArgsType()
export class DocumentHistoryArgs {
  @IdInput('Id of the document.') documentId!: number;
}

@ArgsType()
export class SearchDocumentsArgs {
  @TextInput(
    "Search words or their beginnings, with phrases in quotes and '-' before words to exclude; accents are ignored.",
    { max: 200 },
  )
  text!: string;
  @IdInput('Only documents of this property.', { optional: true }) propertyId?: number;
  @IntInput('Page size; defaults to 20.', { max: 20, optional: true }) first?: number;
}
