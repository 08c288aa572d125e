import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import type { RequestContext } from '../../core/request-context';
import {
  ApplyImportArgs,
  CorrectImportRowArgs,
  ImportIdArgs,
  ImportRowsArgs,
} from './import.inputs';
import {
  ImportInvitationsView,
  ImportJobView,
  ImportRowView,
  ImportTakeBack,
} from './import.types';
import { applyImport } from './use-cases/apply-import';
import { correctImportRow } from './use-cases/correct-import-row';
import { countImportInvitations } from './use-cases/count-import-invitations';
import { discardImport } from './use-cases/discard-import';
import { findImport, listImportRows, listImports } from './use-cases/find-import';
import { previewTakeBack, takeBackImport } from './use-cases/take-back-import';

@Resolver(() => ImportJobView)
export class ImportsResolver {
  @Query(ImportJobView, { args: ImportIdArgs })
  @Describe('An import and its progress. Administrators only.')
  importJob = findImport;

  @Query([ImportJobView])
  @Describe('The 10 latest imports, newest first. Administrators only.')
  importJobs = listImports;

  @FieldResolver(() => [ImportRowView], {
    description: 'Rows of the file: refused ones first, then those that add a property.',
  })
  rows(
    @Ctx() call: RequestContext,
    @Root() { id }: ImportJobView,
    @Args(() => ImportRowsArgs) args: ImportRowsArgs,
  ) {
    return listImportRows(call, { ...args, id });
  }

  @FieldResolver(() => ImportInvitationsView, {
    description: 'Who of the users that it created has access, or an invitation.',
  })
  invitations(@Ctx() call: RequestContext, @Root() { id }: ImportJobView) {
    return countImportInvitations(call, { id });
  }

  @FieldResolver(() => ImportTakeBack, {
    description: 'What taking it back would undo, and why it cannot be taken back.',
  })
  takeBack(@Ctx() call: RequestContext, @Root() job: ImportJobView) {
    return previewTakeBack(call, job);
  }

  @Mutation(ImportJobView, { args: ImportIdArgs })
  @Describe(
    'Takes back all that an import made; CONFLICT names what was built on it since. Administrators only.',
  )
  takeBackImport = takeBackImport;

  @Mutation(ImportJobView, { args: ApplyImportArgs })
  @Describe(
    'Applies all rows but the refused ones, or none: if other rows are refused by then, it returns to the preview. Administrators only.',
  )
  applyImport = applyImport;

  @Mutation(ImportRowView, { args: CorrectImportRowArgs })
  @Describe(
    'Replaces the cells of a row of a previewed import and checks every row again; the row may be refused then. Administrators only.',
  )
  correctImportRow = correctImportRow;

  @Mutation(Boolean, { args: ImportIdArgs })
  @Describe('Discards a previewed import. Administrators only.')
  discardImport = discardImport;
}
