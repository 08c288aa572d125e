import { Resolver } from 'type-graphql';
import { Describe, Mutation, Query } from '../../core/graphql/operations';
import { JobIdArgs } from './system.inputs';
import { FailedJob } from './system.types';
import { listFailedJobs } from './use-cases/list-failed-jobs';
import { dismissJob, retryJob } from './use-cases/settle-failed-job';

@Resolver()
export class JobsResolver {
  @Query([FailedJob])
  @Describe('The latest 50 jobs that failed for the last time, newest first. Administrators only.')
  adminFailedJobs = listFailedJobs;

  @Mutation(Boolean, { args: JobIdArgs })
  @Describe('Runs a job again that failed for the last time. Administrators only.')
  retryJob = retryJob;

  @Mutation(Boolean, { args: JobIdArgs })
  @Describe('Deletes a job that failed for the last time. Administrators only.')
  dismissJob = dismissJob;
}
