import { Arg, Args, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { LARGE_INPUT } from '../../core/limits/body-limits';
import type { RequestContext } from '../../core/request-context';
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
  @Query(() => [DocumentView], { description: 'Documents of a property that you may read.' })
  propertyDocuments(
    @Ctx() call: RequestContext,
    @Args(() => PropertyDocumentsArgs) args: PropertyDocumentsArgs,
  ) {
    return listPropertyDocuments(call, args);
  }

  @Query(() => [DocumentHit], {
    description: 'Documents you may read that contain all the words, best match first.',
  })
  searchDocuments(
    @Ctx() call: RequestContext,
    @Args(() => SearchDocumentsArgs) args: SearchDocumentsArgs,
  ) {
    return searchDocuments(call, args);
  }

  @Query(() => [RevisionView], {
    description: 'The last 50 earlier versions of a document, newest first. Administrators only.',
  })
  documentHistory(
    @Ctx() call: RequestContext,
    @Args(() => DocumentHistoryArgs) args: DocumentHistoryArgs,
  ) {
    return readDocumentHistory(call, args);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => DocumentView, { description: 'Creates a document. Administrators only.' })
  createDocument(
    @Ctx() call: RequestContext,
    @Arg('input', () => CreateDocumentInput) input: CreateDocumentInput,
  ) {
    return createDocument(call, input);
  }

  @Extensions(LARGE_INPUT)
  @Mutation(() => DocumentView, {
    description:
      'Updates a document; CONFLICT if it has changed since the version you read. Administrators only.',
  })
  updateDocument(
    @Ctx() call: RequestContext,
    @Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput,
  ) {
    return updateDocument(call, input);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a document; its history is kept. Administrators only.',
  })
  removeDocument(@Ctx() call: RequestContext, @Args(() => DocumentIdArgs) args: DocumentIdArgs) {
    return removeDocument(call, args);
  }
}
