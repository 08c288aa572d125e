import { Extensions, Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { LARGE_INPUT } from '../../core/limits/body-limits';
import {
  CreateDocumentInput,
  DocumentHistoryArgs,
  DocumentIdArgs,
  PropertyDocumentsArgs,
  SearchDocumentsArgs,
  UpdateDocumentInput,
} from './document.inputs';
import { DocumentHit, DocumentView, RevisionView } from './document.types';
import { listPropertyDocuments, readDocumentHistory } from './use-cases/read-documents';
import { searchDocuments } from './use-cases/search-documents';
import { createDocument, removeDocument, updateDocument } from './use-cases/write-documents';

@Resolver()
export class DocumentsResolver {
  @Query([DocumentView], { args: PropertyDocumentsArgs })
  @Describe('Documents of a property that you may read.')
  propertyDocuments = listPropertyDocuments;

  @Query([DocumentHit], { args: SearchDocumentsArgs })
  @Describe('Documents you may read that contain all the words, best match first.')
  searchDocuments = searchDocuments;

  @Query([RevisionView], { args: DocumentHistoryArgs })
  @Describe('The last 50 earlier versions of a document, newest first, for who may change it.')
  documentHistory = readDocumentHistory;

  @Extensions(LARGE_INPUT)
  @Mutation(DocumentView, { input: CreateDocumentInput })
  @Describe('Creates a document of a property, for its owners and administrators.')
  createDocument = createDocument;

  @Extensions(LARGE_INPUT)
  @Mutation(DocumentView, { input: UpdateDocumentInput })
  @Describe(
    'Updates a document that you may change; CONFLICT if it has changed since the version you read.',
  )
  updateDocument = updateDocument;

  @Mutation(Boolean, { args: DocumentIdArgs })
  @Describe('Deletes a document; its history is kept. Administrators only.')
  removeDocument = removeDocument;
}
