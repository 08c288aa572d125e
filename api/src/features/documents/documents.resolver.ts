import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { LARGE_INPUT } from '../../kit/body-limits';
import type { Call } from '../../kit/call';
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
  @Query(() => [DocumentView], { description: 'The papers of a property that I may read.' })
  propertyDocuments(
    @Ctx() call: Call,
    @Args(() => PropertyDocumentsArgs) args: PropertyDocumentsArgs,
  ) {
    return listPropertyDocuments(call, args);
  }

  @Query(() => [DocumentHit], {
    description:
      'Documents anywhere that I may read and that contain all the words, best match first.',
  })
  searchDocuments(@Ctx() call: Call, @Args(() => SearchDocumentsArgs) args: SearchDocumentsArgs) {
    return searchDocuments(call, args);
  }

  @Query(() => [RevisionView], {
    description:
      'What a document said before its last 50 changes, newest first; for administrators.',
  })
  documentHistory(@Ctx() call: Call, @Args(() => DocumentHistoryArgs) args: DocumentHistoryArgs) {
    return readDocumentHistory(call, args);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => DocumentView, { description: 'For administrators.' })
  createDocument(
    @Ctx() call: Call,
    @Arg('input', () => CreateDocumentInput) input: CreateDocumentInput,
  ) {
    return createDocument(call, input);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => DocumentView, {
    description: 'For administrators; CONFLICT when it changed since the version that was read.',
  })
  updateDocument(
    @Ctx() call: Call,
    @Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput,
  ) {
    return updateDocument(call, input);
  }

  @Mutation(() => Boolean, { description: 'For administrators; the history stays.' })
  removeDocument(@Ctx() call: Call, @Args(() => DocumentIdArgs) args: DocumentIdArgs) {
    return removeDocument(call, args);
  }
}
