import type { WorkflowInterceptors } from '@temporalio/workflow';

/** Has a turn that nobody takes be given up after a moment, for recordings: of a turn's hours the server skips none. */
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
