import { defaultCertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import type { Certificate } from '@portal/contract/training/certificates/certificates'
import { summaryOf } from '@portal/contract/training/results/gains'
import { marksOf, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import type { OpenTraining, OwnEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import type { OwnTraining, Training } from '@portal/contract/training/sub-activities/own-trainings'
import type { TrainingPerson } from '@portal/contract/training/sub-activities/training-people'
import { idOf } from '../../support/fake-rows.ts'
import { traineeResults } from './result-records.ts'

const names = [
  ['Huda Ibrahim', 'هدى إبراهيم', 'SY', 'Idlib'],
  ['Tarek Zein', 'طارق زين', 'TR', 'Gaziantep'],
  ['Sami Nasser', 'سامي ناصر', 'SY', 'Aleppo'],
  ['Amina Al-Khatib', 'أمينة الخطيب', 'SY', null],
  ['Yara Sulaiman', 'يارا سليمان', null, null],
] as const

/** A person of a training. The same number always returns the same person. */
export const personOf = (number: number): TrainingPerson => {
  const [full_name_en, full_name_ar, residence_country, residence_state] = names[number % names.length] ?? names[0]
  const email = `${full_name_en.toLowerCase().replace(' ', '.')}@example.org`
  return {
    ...{ id: idOf(300 + number), full_name_en, full_name_ar, type: 'user', email },
    ...{ residence_country, residence_state, added_at: '2026-10-12T09:00:00.000Z' },
    // The first person has attended a session.
    can: { remove: number > 0, drop_out: number === 0 },
    result: traineeResults[number % traineeResults.length] ?? null,
  }
}

export const trainees: readonly TrainingPerson[] = [0, 1, 2, 3, 4].map(personOf)

const earnings = [
  { missing: ['attendance', 'post_test'], earned: null },
  { missing: [], earned: 'achievement' },
  { missing: ['attendance', 'evaluation', 'post_test'], earned: null },
  { missing: ['post_test'], earned: 'participation' },
] as const

const certificateOf = (at: number): TrainingResult['certificate'] =>
  at === 1 ? { id: idOf(810), kind: 'achievement', issued_at: '2026-11-20T09:00:00.000Z' } : null

/** Results of the trainees, and whether they passed. */
export const trainingResults: readonly TrainingResult[] = trainees.flatMap(
  ({ id, full_name_en, full_name_ar, result }, at) => {
    const { missing, earned } = earnings[at % earnings.length] ?? earnings[0]
    const issued = { certificate: certificateOf(at), can: { certify: true } }
    const rest = { id, is_early: false, full_name_en, full_name_ar, ...issued }
    const dropped_out_at = at === 4 ? '2026-11-18T09:00:00.000Z' : null
    return result
      ? [{ ...rest, result, missing: [...missing], earned: dropped_out_at ? null : earned, dropped_out_at }]
      : []
  },
)

/** Certificate of the trainee who passed. */
export const certificate: Certificate = {
  ...{ id: idOf(810), code: 'K7QF-3MZX-9T2B-H4WD', kind: 'achievement', sub_activity_id: idOf(501) },
  ...{ full_name_en: 'Tarek Zein', full_name_ar: 'طارق زين', training: 'إدارة دورة المشروع، المجموعة 1' },
  course: { name_en: 'Project cycle management', name_ar: 'إدارة دورة المشروع' },
  ...{ start_date: '2026-11-15', end_date: '2026-11-20', issued_at: '2026-11-20T09:00:00.000Z', revoked_at: null },
  can: { print: true },
}

/** A revoked certificate. */
export const revokedCertificate: Certificate = {
  ...certificate,
  ...{ id: idOf(811), kind: 'participation', training: 'Evening group, online' },
  revoked_at: '2026-11-22T09:00:00.000Z',
}

/** Combined results of all trainees. */
export const resultSummary = summaryOf(
  trainingResults.map(({ result, missing, dropped_out_at }) => ({
    ...{ marks: marksOf(result), missing },
    has_dropped_out: dropped_out_at !== null,
  })),
)

const course = { id: idOf(701), name_en: 'Project cycle management', name_ar: 'إدارة دورة المشروع' }

const enrollmentOf = (number: number, change: Partial<OwnEnrollment>): OwnEnrollment => ({
  ...{ id: idOf(400 + number), sub_activity_id: idOf(500 + number), state: 'pending', position: null, version: 1 },
  events: [{ id: idOf(450 + number), state: 'pending', reason: null, at: '2026-11-02T08:30:00.000Z' }],
  leave_asked_at: null,
  can: { withdraw: true, ask_to_leave: false, stay: false },
  ...change,
})

const approved = enrollmentOf(1, {
  state: 'approved',
  events: [
    { id: idOf(461), state: 'approved', reason: null, at: '2026-11-04T10:05:00.000Z' },
    { id: idOf(451), state: 'pending', reason: null, at: '2026-11-02T08:30:00.000Z' },
  ],
})

const waitlisted = enrollmentOf(2, {
  state: 'waitlisted',
  position: 3,
  events: [
    { id: idOf(462), state: 'waitlisted', reason: null, at: '2026-11-03T09:00:00.000Z' },
    { id: idOf(452), state: 'pending', reason: null, at: '2026-11-02T08:30:00.000Z' },
  ],
})

const rejected = enrollmentOf(3, {
  state: 'rejected',
  can: { withdraw: false, ask_to_leave: false, stay: false },
  events: [
    { id: idOf(463), state: 'rejected', reason: 'حضرت هذه الدورة العام الماضي.', at: '2026-11-03T09:00:00.000Z' },
    { id: idOf(453), state: 'pending', reason: null, at: '2026-11-02T08:30:00.000Z' },
  ],
})

const hall = 'قاعة المركز الثقافي، إدلب'

const trainingOf = (number: number, change: Partial<Training>): Training => ({
  ...{ id: idOf(500 + number), name: `إدارة دورة المشروع، المجموعة ${number}`, course, place: hall },
  ...{ start_date: '2026-12-06', end_date: '2026-12-10', attendance_method: 'physical', phase: 'coming' },
  ...change,
})

/** Trainings that a person takes: one ongoing, one upcoming, and one past. */
export const ownTrainings: readonly Training[] = [
  trainingOf(1, { start_date: '2026-11-15', end_date: '2026-11-28', phase: 'ongoing' }),
  trainingOf(4, { name: 'Evening group, online', place: '', attendance_method: 'online' }),
  trainingOf(5, { start_date: '2026-03-02', end_date: '2026-03-06', phase: 'over' }),
]

/** The ongoing training as its trainees see it. */
export const ownTraining: OwnTraining = {
  ...trainingOf(1, { start_date: '2026-11-15', end_date: '2026-11-28', phase: 'ongoing' }),
  instructors: [
    { id: idOf(303), full_name_en: 'Maya Aziz', full_name_ar: 'مايا عزيز' },
    { id: idOf(301), full_name_en: 'Tarek Zein', full_name_ar: 'طارق زين' },
  ],
  enrollment: approved,
  certificate: defaultCertificateSettings,
  progress: 71,
}

/** The training after a session, when only staff can record a dropout. */
export const begunTraining: OwnTraining = {
  ...ownTraining,
  enrollment: { ...approved, can: { withdraw: false, ask_to_leave: true, stay: false } },
}

/** The training after the trainee asked to leave. */
export const leavingTraining: OwnTraining = {
  ...ownTraining,
  enrollment: {
    ...approved,
    leave_asked_at: '2026-11-18T07:00:00.000Z',
    can: { withdraw: false, ask_to_leave: false, stay: true },
  },
}

/** The training for a person whose request was rejected. */
export const rejectedTraining: OwnTraining = { ...ownTraining, enrollment: rejected, progress: null }

/** Enrolment requests with their status. */
export const ownRequests = [approved, waitlisted, rejected].map((enrollment, at) => {
  const { name, place, start_date, end_date } = trainingOf(at + 1, {})
  return { ...enrollment, training: { name, place, start_date, end_date } }
})

const openOf = (number: number, change: Partial<OpenTraining>): OpenTraining => {
  const { phase: _, ...training } = trainingOf(number, {})
  return {
    ...{ ...training, enroll_until: '2026-11-30', places_left: 6, enrollment: null, can: { request: true } },
    ...change,
  }
}

/** Open trainings: one with free places, one full with a waiting list, and one without a limit. */
export const openTrainings: readonly OpenTraining[] = [
  openOf(6, {}),
  openOf(2, { places_left: 0, enrollment: waitlisted, can: { request: false } }),
  openOf(7, { name: 'Distance course', places_left: null, attendance_method: 'online', place: '', course: null }),
]
