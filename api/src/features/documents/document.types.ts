import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { EnumOf } from '../../core/input/enum';
import { Person } from '../people/person.type';

/** The kinds of documents, in display order; the values are their names on screen. */
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

registerEnumType(DocumentType, {
  name: 'DocumentType',
  description: 'Kind of document.',
  valuesConfig: {
    AGREEMENT: { description: 'Agreement between the owners.' },
    BUDGET: { description: 'Budget.' },
    HOUSE_GUIDE: { description: 'House guide.' },
    INSURANCE: { description: 'Insurance.' },
    MINUTES: { description: 'Minutes of a meeting.' },
    OTHER: { description: 'Any other document.' },
    RULES: { description: 'House rules.' },
  },
});

const TYPE =
  'Kind of document: House guide, Rules, Agreement, Budget, Insurance, Minutes or Other.';
const ACCESS = "Its readers: 'owners', or 'everyone' (guests of the property included).";

@ObjectType('PropertyDocument', { description: 'A document of a property.', simpleResolvers: true })
export class DocumentView {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: TYPE })
  documentType!: string;

  @Field(() => String, { description: 'Content in Markdown.' })
  content!: string;

  @Field(() => String, { description: ACCESS })
  accessLevel!: string;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last updated.' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when updating.' })
  version!: number;
}

@ObjectType({ description: 'A document that matches a search.', simpleResolvers: true })
export class DocumentHit {
  @Field(() => DocumentView, { description: 'The document.' })
  document!: DocumentView;

  @Field(() => String, { description: 'Name of the property it belongs to.' })
  propertyName!: string;

  @Field(() => String, { description: 'Passage around the match, as plain text.' })
  excerpt!: string;
}

@ObjectType('DocumentRevision', {
  description: 'An earlier version of a document.',
  simpleResolvers: true,
})
export class RevisionView {
  @Field(() => ID, { description: 'Id of the revision.' })
  id!: number;

  @Field(() => String, { description: 'Title before the change.' })
  title!: string;

  @Field(() => String, { description: TYPE })
  documentType!: string;

  @Field(() => String, { description: 'Content before the change, in Markdown.' })
  content!: string;

  @Field(() => String, { description: ACCESS })
  accessLevel!: string;

  @Field(() => Person, { description: 'Who replaced or removed this version.' })
  changedBy!: Person;

  @Field(() => Date, { description: 'When this version was replaced or removed.' })
  changedAt!: Date;
}
