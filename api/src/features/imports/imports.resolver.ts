import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Call } from '../../kit/call';
import { ImportIdArgs, ImportRowsArgs } from './import.inputs';
import { ImportJobView, ImportRowView } from './import.types';
import { applyImport } from './use-cases/apply-import';
import { discardImport } from './use-cases/discard-import';
import { findImport, listImportRows, listImports } from './use-cases/find-import';

@Resolver(() => ImportJobView)
export class ImportsResolver {
  @Query(() => ImportJobView, {
    description: 'An import and how far it is; for administrators.',
  })
  importJob(@Ctx() call: Call, @Args(() => ImportIdArgs) args: ImportIdArgs) {
    return findImport(call, args);
  }

  @Query(() => [ImportJobView], {
    description: 'The ten latest imports, newest first; for administrators.',
  })
  importJobs(@Ctx() call: Call) {
    return listImports(call);
  }

  @FieldResolver(() => [ImportRowView], { description: 'A page of rows, the refused ones first.' })
  rows(
    @Ctx() call: Call,
    @Root() { id }: ImportJobView,
    @Args(() => ImportRowsArgs) args: ImportRowsArgs,
  ) {
    return listImportRows(call, { ...args, id });
  }

  @Mutation(() => ImportJobView, {
    description: 'Applies a previewed import, all or nothing; for administrators.',
  })
  applyImport(@Ctx() call: Call, @Args(() => ImportIdArgs) args: ImportIdArgs) {
    return applyImport(call, args);
  }

  @Mutation(() => Boolean, { description: 'Forgets a previewed import; for administrators.' })
  discardImport(@Ctx() call: Call, @Args(() => ImportIdArgs) args: ImportIdArgs) {
    return discardImport(call, args);
  }
}
