import {
  type AttendingTrainee,
  checkIn,
  markAttendance,
  readAttendance,
  readCheckInCode,
  readOwnAttendance,
} from '@portal/contract/training/attendance/attendance'
import { type AttendanceMark, attendanceMarks } from '@portal/contract/training/attendance/attendance-percent'
import {
  cancelTrainingSession,
  listTrainingSessions,
  readTrainingSession,
  type TrainingSession,
  trainingSessionDeletion,
} from '@portal/contract/training/attendance/training-sessions'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../../support/fake-rows.ts'

export const training = { id: idOf(61), code: 'EMH-02.3.1', name: 'Group 1' }

const session = (number: number, more: Partial<TrainingSession>): TrainingSession => ({
  ...{ id: idOf(600 + number), sub_activity: training, date: `2026-06-0${number}`, start: '09:00', end: '12:30' },
  ...{
    duration_minutes: 180,
    is_cancelled: false,
    late_reason: null,
    has_begun: true,
    is_over: true,
    is_markable: true,
    version: 1,
  },
  counts: { present: 0, late: 0, absent: 0, excused: 0, unmarked: 6 },
  can: { edit: true, delete: true, mark: true },
  ...more,
})

/** Four sessions: past, cancelled, open for marking, and upcoming. */
export const sessions: readonly TrainingSession[] = [
  session(1, {
    late_reason: 'Held at short notice.',
    counts: { present: 4, late: 1, absent: 1, excused: 0, unmarked: 0 },
  }),
  session(2, { is_cancelled: true }),
  session(3, { counts: { present: 1, late: 1, absent: 0, excused: 0, unmarked: 4 } }),
  session(8, {
    has_begun: false,
    is_over: false,
    is_markable: false,
    start: '13:00',
    end: '15:00',
    duration_minutes: 120,
  }),
]

/** An upcoming session. */
export const coming: TrainingSession = session(8, { has_begun: false, is_over: false, is_markable: false })

export const marked: TrainingSession = session(3, {})

const person = (
  number: number,
  full_name_en: string,
  full_name_ar: string,
  more: Partial<AttendingTrainee> = {},
): AttendingTrainee => ({
  ...{ id: idOf(700 + number), full_name_en, full_name_ar, mark: null, is_scanned: false },
  percent: { all: 50, so_far: 100, least: 80 },
  can: { mark: true },
  ...more,
})

/** Six trainees in every state, sorted by name. */
export const trainees: readonly AttendingTrainee[] = [
  person(1, 'Amal Darwish', 'أمل درويش', { mark: 'present', is_scanned: true }),
  person(2, 'Basel Nasser', 'باسل ناصر', { mark: 'late', percent: { all: 25, so_far: 50, least: 80 } }),
  person(3, 'Dima Khalil', 'ديما خليل'),
  person(4, 'Hadi Mansour', 'هادي منصور', { percent: { all: 0, so_far: 0, least: 80 } }),
  person(5, 'Lina Saad', 'لينا سعد', { percent: { all: 40, so_far: 80, least: 80 } }),
  person(6, 'Yara Aziz', 'يارا عزيز', { percent: { all: null, so_far: null, least: 80 } }),
]

/** What goes with a session with six marks. */
const sessionImpact = {
  ...{ rows: 6, shown: 'six marks', blockers: { count: 0, names: [] }, money: [], closed_months: [] },
  cascades: [{ kind: 'attendance', count: 6, names: [] }],
}

/** Fakes all requests about sessions and attendance. */
export const answerSessions = (
  api: FakeApi,
  given: readonly TrainingSession[] = sessions,
  people: readonly AttendingTrainee[] = trainees,
): void => {
  const store = storeOf(given)
  const marks = new Map<string, AttendanceMark | null>(people.map(row => [row.id, row.mark]))
  const rows = () =>
    people.map(row => ({
      ...row,
      mark: marks.get(row.id) ?? null,
      is_scanned: row.is_scanned && marks.get(row.id) === row.mark,
    }))
  api.on(listTrainingSessions, ({ id: _, ...input }) => pageIn(store.rows(), input))
  api.on(readTrainingSession, ({ id }) => ({ data: store.find(id) }))
  api.on(cancelTrainingSession, ({ id, version, is_cancelled }) => store.change(id, version, { is_cancelled }))
  api.on(trainingSessionDeletion.impact, () => ({ data: sessionImpact }))
  api.on(trainingSessionDeletion.remove, ({ id }) => store.remove(id))
  api.on(readAttendance, ({ id }) => ({ data: { session: store.find(id), trainees: rows() } }))
  api.on(markAttendance, ({ marks: changed }) => {
    for (const { user_id, mark } of changed) marks.set(user_id, mark)
    return { data: { trainees: rows().filter(({ id }) => changed.some(({ user_id }) => user_id === id)) } }
  })
  api.on(readCheckInCode, () => ({
    data: { code: 'A'.repeat(52), counts: { present: 1, late: 1, absent: 0, excused: 0, unmarked: 4 } },
  }))
  api.on(readOwnAttendance, () => ({
    data: {
      sessions: given.map(
        (
          { sub_activity: _, counts: __, can: ___, version: ____, is_markable: _____, late_reason: ______, ...own },
          nth,
        ) => ({
          ...own,
          mark: own.is_over && !own.is_cancelled ? (attendanceMarks[nth] ?? 'present') : null,
        }),
      ),
      percent: { all: 38, so_far: 50, least: 80 },
    },
  }))
  api.on(checkIn, () => ({
    data: { sub_activity: training, date: '2026-06-03', start: '09:00', end: '12:30', mark: 'present' as const },
  }))
}
