import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import type { errorStatus } from '../../core/api/errors.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { choice, chosenId, id, moment, optionalText } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { attendancePercent } from '../attendance/attendance-percent.ts'
import { certificateConditions, certificateKinds, certificateSettings } from '../certificates/certificate-conditions.ts'
import { certificateNeed, validCertificate } from '../certificates/certificates.ts'
import { type Marks, resultSummary } from './gains.ts'

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

/** The marks of a result, as far as they are known. */
export const marksOf = ({ pre, post }: Pick<TraineeResult, 'pre' | 'post'>): Marks => ({
  pre: pre?.percent ?? null,
  post: post?.percent ?? null,
})

/** A trainee with what they have reached in a training, and what of a certificate's conditions is missing. */
export const trainingResult = z.extend(namedPerson, {
  result: traineeResult,
  /** When a dropout was recorded; null for those who still take the training. */
  dropped_out_at: z.nullable(moment()),
  missing: z.array(z.enum(certificateConditions)),
  /** Whether a certificate takes a reason because the training has not ended. */
  is_early: z.boolean(),
  /** The certificate that they have earned. */
  earned: z.nullable(z.enum(certificateKinds)),
  /** The valid one that was issued to them. */
  certificate: z.nullable(validCertificate),
  /** Nobody issues or revokes their own certificate. */
  can: z.object({ certify: z.boolean() }),
})

/** A trainee with what they have reached in a training. */
export type TrainingResult = z.infer<typeof trainingResult>

/** How a training ended for a trainee, or how it looks so far: passed, not passed, or dropped out. */
export const outcomes = ['yes', 'no', 'dropped_out'] as const

/** The outcome of one trainee: a dropout has not passed, whatever they reached. */
export const outcomeOf = ({
  missing,
  dropped_out_at,
}: Pick<TrainingResult, 'missing' | 'dropped_out_at'>): (typeof outcomes)[number] => {
  if (dropped_out_at !== null) return 'dropped_out'
  return missing.length === 0 ? 'yes' : 'no'
}

/** Who reads the results of trainings that they see. */
export const viewResultsNeed = ['sub_activities', 'view_results'] as const

/** GET /sub_activities/:id/results */
export const listTrainingResults = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/results',
  summary: 'What the trainees of a training have reached',
  needs: viewResultsNeed,
  // Whoever has no figure comes last in both directions.
  input: z.extend(
    listQuery([
      ...(['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar'] as const),
      ...(['attendance', '-attendance', 'pre', '-pre', 'post', '-post'] as const),
      ...(['gain', '-gain', 'progress', '-progress'] as const),
    ]),
    { id: id(), passed: z.optional(z.enum(outcomes, { error: 'unknown_value' })) },
  ),
  output: page(trainingResult),
  errors: ['not_found'],
})

/** GET /sub_activities/:id/result_summary */
export const readResultSummary = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/result_summary',
  summary: 'Averages and distributions of the results of a training',
  needs: viewResultsNeed,
  input: z.object({ id: id() }),
  output: one(resultSummary),
  errors: ['not_found'],
})

/** All results of a training. */
export const trainingResults = z.object({
  /** The day that they were read on in the organisation's time zone, as YYYY-MM-DD. */
  as_of: z.string(),
  sub_activity: z.extend(certificateSettings, {
    id: id(),
    code: z.string(),
    name: z.string(),
    start_date: z.string(),
    end_date: z.string(),
  }),
  summary: resultSummary,
  trainees: z.array(trainingResult),
})

/** All results of a training. */
export type TrainingResults = z.infer<typeof trainingResults>

/** GET /sub_activities/:id/result_report: what the workbook and the paper of results are made of. */
export const readResultReport = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/result_report',
  summary: 'All results of a training',
  needs: { allOf: [viewResultsNeed, ['sub_activities', 'download_reports']] },
  input: z.object({ id: id() }),
  output: one(trainingResults),
  errors: ['not_found'],
})

const refusals = [
  'own_subject',
  'dropped_out',
  'certificate_issued',
  'certificate_not_earned',
  'certificate_early',
] as const satisfies (keyof typeof errorStatus)[]

/**
 * POST /sub_activities/:id/certificates: to several at once; each person has a result of their own. Before the end a
 * certificate takes a reason. So does one for somebody who has not earned it, which is that of `kind` (default
 * participation).
 */
export const issueCertificates = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/certificates',
  summary: 'Issue certificates to trainees of a training',
  needs: certificateNeed,
  input: z.object({
    id: id(),
    user_ids: z
      .array(chosenId(), { error: 'wrong_type' })
      .check(z.minLength(1, { error: 'select_value' }), z.maxLength(limits.bulk_rows, { error: 'too_long' })),
    kind: z.optional(choice(certificateKinds)),
    reason: optionalText(limits.address_length),
  }),
  output: one(
    z.array(
      z.object({
        id: id(),
        /** Why none was issued; null where one was. */
        refused: z.nullable(z.enum(refusals)),
      }),
    ),
  ),
  touches: ['/sub_activities/:id/results', '/own_certificates'],
  errors: ['invalid', 'not_found'],
})
