import {
  addTrainer,
  deleteTrainer,
  editTrainer,
  listTrainerChoices,
  listTrainers,
  readTrainer,
  type Trainer,
} from '@portal/contract/training/participants/trainers'
import { listCourses, readCourse } from '@portal/contract/training/sub-activities/courses'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../../support/fake-rows.ts'
import { courses } from '../courses/course-records.ts'

const coursesOf = (...at: number[]) =>
  courses.filter((_, index) => at.includes(index)).map(({ id, name_en, name_ar }) => ({ id, name_en, name_ar }))

const maya: Trainer = {
  ...{ id: idOf(921), full_name_en: 'Maya Aziz', full_name_ar: 'مايا عزيز', type: 'instructor', active: true },
  ...{ email: 'maya@example.org', qualification: 'MSc in public health', notes: 'Teaches in both languages.' },
  ...{ courses: coursesOf(0, 1), score: 4.37, responses: 24, version: 3, can: { edit: true, delete: false } },
}

/** An instructor with a score, a new one without a score, and one with few details. */
export const trainers: readonly [Trainer, ...Trainer[]] = [
  maya,
  {
    ...maya,
    ...{ id: idOf(922), full_name_en: 'Omar Khalil', full_name_ar: 'عمر خليل', type: 'staff' },
    ...{ email: 'omar@example.org', qualification: 'إجازة في الهندسة المدنية', notes: null, courses: coursesOf(2) },
    ...{ score: null, responses: 0, can: { edit: true, delete: true } },
  },
  {
    ...maya,
    ...{
      id: idOf(923),
      full_name_en: 'Tarek Zein',
      full_name_ar: 'طارق زين',
      active: false,
      email: 'tarek@example.org',
    },
    ...{ qualification: null, notes: null, courses: [], score: null, responses: 0 },
  },
]

/** A person who isn't on the roster. */
export const lina = {
  id: idOf(924),
  full_name_en: 'Lina Sabbagh',
  full_name_ar: 'لينا صباغ',
  email: 'lina@example.org',
}

interface Draft {
  readonly qualification?: string | null | undefined
  readonly notes?: string | null | undefined
  readonly course_ids: readonly string[]
}

/** Fakes all requests about trainers according to the contract. */
export const answerTrainers = (api: FakeApi, rows: readonly Trainer[] = trainers): void => {
  const stored = storeOf(rows)
  const known = (ids: readonly string[]) =>
    courses.filter(({ id }) => ids.includes(id)).map(({ id, name_en, name_ar }) => ({ id, name_en, name_ar }))
  const filledIn = ({ qualification = null, notes = null, course_ids }: Draft) => ({
    qualification: qualification || null,
    notes: notes || null,
    courses: known(course_ids),
  })
  api.on(listTrainers, ({ course_id, ...input }) =>
    pageIn(
      stored.rows().filter(row => !course_id || row.courses.some(({ id }) => id === course_id)),
      input,
    ),
  )
  api.on(readTrainer, ({ id }) => ({ data: stored.find(id) }))
  api.on(addTrainer, ({ user_id, ...draft }) => {
    const person = rows.find(({ id }) => id === user_id) ?? { ...maya, ...lina, type: 'staff' as const }
    const fresh = { score: null, responses: 0, version: 1, can: { edit: true, delete: true } }
    return stored.keep({ ...person, ...fresh, ...filledIn(draft) })
  })
  api.on(editTrainer, ({ id, version, ...draft }) => stored.change(id, version, filledIn(draft)))
  api.on(deleteTrainer, ({ id }) => stored.remove(id))
  api.on(listTrainerChoices, input => pageIn([lina], input))
  api.on(listCourses, input => pageIn(courses, input))
  api.on(readCourse, ({ id }) => ({ data: courses.find(course => course.id === id) ?? courses[0] }))
}
