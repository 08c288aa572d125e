import { registerEnumType } from 'type-graphql';
import type { EnumOf } from '../../core/input/enum';
import { columnsOf } from '../../core/view/columns-of';
import { Flag, Id, Int, Moment, One, OneOrNull, Text, View } from '../../core/view/view';
import { FILE_JSON } from '../files/file.columns';
import { FileView } from '../files/file.types';
import { Person } from '../people/person.type';
import { MAY_EDIT_DOCUMENT } from './document.policy';

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

@View('A document of a property.', 'PropertyDocument')
export class DocumentView {
  @Id('Id of the document.') id!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Title.') title!: string;
  @Text(TYPE) documentType!: string;
  @Text('Content in Markdown; empty where the file is all.') content!: string;
  @Text(ACCESS) accessLevel!: string;
  @OneOrNull(FileView, 'Its file: a PDF or a picture.') file!: FileView | null;
  @Flag('Whether all owners of the property may change it.') ownersMayEdit!: boolean;
  @Flag('Whether you may change it.') mayEdit!: boolean;
  @Moment('When it was created.') createdAt!: Date;
  @Moment('When it was last updated.') updatedAt!: Date;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
}

@View('A document that matches a search.')
export class DocumentHit {
  @One(DocumentView, 'The document.') document!: DocumentView;
  @Text('Name of the property it belongs to.') propertyName!: string;
  @Text('Passage around the match, as plain text.') excerpt!: string;
}

@View('An earlier version of a document.', 'DocumentRevision')
export class RevisionView {
  @Id('Id of the revision.') id!: number;
  @Text('Title before the change.') title!: string;
  @Text(TYPE) documentType!: string;
  @Text('Content before the change, in Markdown.') content!: string;
  @Text(ACCESS) accessLevel!: string;
  @OneOrNull(FileView, 'Its file before the change.') file!: FileView | null;
  @One(Person, 'Who replaced or removed this version.') changedBy!: Person;
  @Moment('When this version was replaced or removed.') changedAt!: Date;
}

/** The file of row `d`, as SQL that returns JSON. */
const FILE_OF = `(select ${FILE_JSON} from files f where f.id = d.file_id)`;

/** The columns of a DocumentView, from property_documents `d` and the reader's access. */
export const DOCUMENT_COLUMNS = columnsOf(DocumentView, 'd', {
  file: FILE_OF,
  mayEdit: MAY_EDIT_DOCUMENT,
});

/** The columns of a RevisionView, from document_revisions `d` and its user `u`. */
export const REVISION_COLUMNS = columnsOf(RevisionView, 'd', {
  file: FILE_OF,
  changedBy: `json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)`,
});
