import { topic } from '../../kit/events/topic';
import type { AdminEvent } from './admin-event.type';

/** Everything that changes in what administrators see. */
export const ADMINISTRATORS = topic<AdminEvent>('administrators');
