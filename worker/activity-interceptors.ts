import { failureMessages } from './failure-messages.ts';
import { tracedActivities } from './traced-activities.ts';

/** The interceptors of activities, outermost first. */
export const activityInterceptors = [tracedActivities, failureMessages];
