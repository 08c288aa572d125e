/** How the connections of workers are called, by which others see that there is one. */
export const WORKER_NAME = 'fairweek (worker)';
