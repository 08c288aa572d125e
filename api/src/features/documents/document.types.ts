import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { EnumOf } from '../../kit/enum';
import { Person } from '../people/person.type';

/** The kinds of papers, in the order in which they are shown; the values are what people read. */
export const DocumentType = {
  HOUSE_GUIDE: 'House guide',
  RULES: 'Rules',
  AGREEMENT: 'Agreement',
  BUDGET: 'Budget',
  INSURANCE: 'Insurance',
  MINUTES: 'Minutes',
  OTHER: 'Other',
} as const;
export type DocumentType = EnumOf<typeof DocumentType>;

registerEnumType(DocumentType, { name: 'DocumentType', description: 'What kind of paper it is.' });

const TYPE = 'House guide, Rules, Agreement, Budget, Insurance, Minutes or Other.';
const ACCESS = "'owners' or 'everyone' (all linked to the property, guests included).";

@ObjectType('PropertyDocument', { description: 'A paper of the house.', simpleResolvers: true })
export class DocumentView {
  @Field(() => Int)
  id!: number;

  @Field(() => Int, { description: 'The property it belongs to.' })
  propertyId!: number;

  @Field(() => String, { description: 'What the paper is called.' })
  title!: string;

  @Field(() => String, { description: TYPE })
  documentType!: string;

  @Field(() => String, { description: 'Markdown.' })
  content!: string;

  @Field(() => String, { description: ACCESS })
  accessLevel!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;

  @Field(() => Int, {
    description:
      'Counts its changes; sent back with a change, so that nothing is silently overwritten.',
  })
  version!: number;
}

@ObjectType({ description: 'A document that was found by its words.', simpleResolvers: true })
export class DocumentHit {
  @Field(() => DocumentView, { description: 'The whole document.' })
  document!: DocumentView;

  @Field(() => String, { description: 'How its property is called.' })
  propertyName!: string;

  @Field(() => String, { description: 'The passage around the words, plain text.' })
  excerpt!: string;
}

@ObjectType('DocumentRevision', {
  description: 'What a document said before a change or its removal.',
  simpleResolvers: true,
})
export class RevisionView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'What the paper was called.' })
  title!: string;

  @Field(() => String, { description: TYPE })
  documentType!: string;

  @Field(() => String)
  content!: string;

  @Field(() => String, { description: ACCESS })
  accessLevel!: string;

  @Field(() => Person, { description: 'Who changed it then.' })
  changedBy!: Person;

  @Field(() => Date, { description: 'When it was changed.' })
  changedAt!: Date;
}
