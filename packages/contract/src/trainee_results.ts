import * as z from 'zod/mini'
import { attendancePercent } from './attendance_percent.ts'

/** How somebody did in a test that they have started. */
export const testMark = z.object({
  /** `pending` while texts are to be marked. */
  state: z.enum(['open', 'pending', 'marked']),
  /** From 0 to 100; null until it is marked. */
  percent: z.nullable(z.number()),
})

/** How somebody did in a test. */
export type TestMark = z.infer<typeof testMark>

/** What a trainee has reached in a training; what the reader has no right to see is null. */
export const traineeResult = z.object({
  attendance: z.nullable(attendancePercent),
  /** Null where the test was not taken, too. */
  pre: z.nullable(testMark),
  post: z.nullable(testMark),
  /** In whole per cent (decision 25); null where the training asks for nothing. */
  progress: z.nullable(z.int()),
})

/** What a trainee has reached in a training. */
export type TraineeResult = z.infer<typeof traineeResult>
