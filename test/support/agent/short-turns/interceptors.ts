import type { WorkflowInterceptors } from '@temporalio/workflow';

/** Shortens the timeouts of turns for recordings, because the server does not skip the hours of a running turn. */
export const interceptors = (): WorkflowInterceptors => ({
  outbound: [
    {
      scheduleActivity: (input, next) =>
        input.activityType === 'draftApplySession'
          ? next({ ...input, options: { ...input.options, scheduleToCloseTimeout: '1 second' } })
          : next(input),
    },
  ],
});
