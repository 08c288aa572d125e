import { topic } from '../../core/events/topic';
import type { AdminEvent } from './admin-event.type';

/** The topic of every change to data that administrators see. */
export const ADMINISTRATORS = topic<AdminEvent>('administrators');
