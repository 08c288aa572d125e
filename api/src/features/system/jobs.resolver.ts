import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context';
import { JobIdArgs } from './system.inputs';
import { FailedJob } from './system.types';
import { listFailedJobs } from './use-cases/list-failed-jobs';
import { dismissJob, retryJob } from './use-cases/settle-failed-job';

@Resolver()
export class JobsResolver {
  @Query(() => [FailedJob], {
    description:
      'The latest 50 jobs that failed for the last time, newest first. Administrators only.',
  })
  adminFailedJobs(@Ctx() call: RequestContext) {
    return listFailedJobs(call);
  }

  @Mutation(() => Boolean, {
    description: 'Runs a job again that failed for the last time. Administrators only.',
  })
  retryJob(@Ctx() call: RequestContext, @Args(() => JobIdArgs) args: JobIdArgs) {
    return retryJob(call, args);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a job that failed for the last time. Administrators only.',
  })
  dismissJob(@Ctx() call: RequestContext, @Args(() => JobIdArgs) args: JobIdArgs) {
    return dismissJob(call, args);
  }
}
