import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import type { errorStatus } from '../../core/api/errors.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { choice, choices, chosenId, id, moment, optionalText } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { attendancePercent } from '../attendance/attendance-percent.ts'
import { certificateConditions, certificateKinds, certificateSettings } from '../certificates/certificate-conditions.ts'
import { certificateNeed, validCertificate } from '../certificates/certificates.ts'
import { markedPoints } from '../exams/marked-points.ts'
import { type Marks, resultSummary } from './gains.ts'

export const testMark = z.object({
  state: z.enum(['open', 'pending', 'marked']),
  /** Null until all text answers are marked. */
  points: z.nullable(markedPoints),
  /** From 0 to 100, rounded for display. Decisions take the points. */
  percent: z.nullable(z.number()),
})

export type TestMark = z.infer<typeof testMark>

/** Fields that the reader may not see are null. */
export const traineeResult = z.object({
  attendance: z.nullable(attendancePercent),
  pre: z.nullable(testMark),
  post: z.nullable(testMark),
  /** Whole per cent. Null if the training requires nothing. */
  progress: z.nullable(z.int()),
})

export type TraineeResult = z.infer<typeof traineeResult>

export const marksOf = ({ pre, post }: Pick<TraineeResult, 'pre' | 'post'>): Marks => ({
  pre: pre?.points ?? null,
  post: post?.points ?? null,
})

export const trainingResult = z.extend(namedPerson, {
  result: traineeResult,
  dropped_out_at: z.nullable(moment()),
  missing: z.array(z.enum(certificateConditions)),
  /** Whether a certificate requires a reason because the training hasn't ended. */
  is_early: z.boolean(),
  earned: z.nullable(z.enum(certificateKinds)),
  certificate: z.nullable(validCertificate),
  /** Nobody issues or revokes their own certificate. */
  can: z.object({ certify: z.boolean() }),
})

export type TrainingResult = z.infer<typeof trainingResult>

/** `yes` and `no` say whether the trainee passed, or would by now. */
export const outcomes = ['yes', 'no', 'dropped_out'] as const

/** A dropout never passes, whatever the results. */
export const outcomeOf = ({
  missing,
  dropped_out_at,
}: Pick<TrainingResult, 'missing' | 'dropped_out_at'>): (typeof outcomes)[number] => {
  if (dropped_out_at !== null) return 'dropped_out'
  return missing.length === 0 ? 'yes' : 'no'
}

export const viewResultsNeed = ['sub_activities', 'view_results'] as const

export const listTrainingResults = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/results',
  summary: 'What the trainees of a training have reached',
  needs: viewResultsNeed,
  // Rows without a value sort last in both directions.
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

export const readResultSummary = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/result_summary',
  summary: 'Averages and distributions of the results of a training',
  needs: viewResultsNeed,
  input: z.object({ id: id() }),
  output: one(resultSummary),
  errors: ['not_found'],
})

export const trainingResults = z.object({
  /** Day of the request (YYYY-MM-DD) in the organisation's time zone. */
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

export type TrainingResults = z.infer<typeof trainingResults>

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

/** Requires a reason before the end, and for `kind` (default participation) if the person hasn't earned one. */
export const issueCertificates = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/certificates',
  summary: 'Issue certificates to trainees of a training',
  needs: certificateNeed,
  refusesOwn: 'own_subject',
  input: z.object({
    id: id(),
    user_ids: choices(chosenId(), limits.bulk_rows).check(z.minLength(1, { error: 'select_value' })),
    kind: z.optional(choice(certificateKinds)),
    reason: optionalText(limits.address_length),
  }),
  output: one(
    z.array(
      z.object({
        id: id(),
        refused: z.nullable(z.enum(refusals)),
      }),
    ),
  ),
  touches: ['/sub_activities/:id/results', '/own_certificates'],
  errors: ['invalid', 'not_found'],
})
