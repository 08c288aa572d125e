import { action } from '../../core/audiences/action';
import { emailed } from '../../core/audiences/happening';

export const jobDismissed = action('job.dismiss');
export const jobRetried = action('job.retry');
export const problemsFound = emailed('system.problems');
