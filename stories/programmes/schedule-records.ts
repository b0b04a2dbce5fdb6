import { type CalendarEntry, readCalendar, readProjectTimeline } from '@portal/contract/programmes/schedule'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'
import { activities } from './activity-records.ts'

const allDay = { start: null, end: null, is_done: false } as const

// Calendar entries of one month.
const entries: readonly CalendarEntry[] = [
  {
    ...allDay,
    kind: 'activity_start',
    id: idOf(961),
    day: '2025-06-02',
    code: 'EMH-02-A1',
    name: 'Wells',
    is_done: true,
  },
  {
    ...{ kind: 'session', id: idOf(962), day: '2025-06-17', code: 'EMH-02-T1', name: 'First aid' },
    ...{ start: '09:00', end: '11:30', is_done: false },
  },
  { ...allDay, kind: 'activity_end', id: idOf(963), day: '2025-06-17', code: 'EMH-02-A2', name: 'فحص المياه' },
  { ...allDay, kind: 'project_end', id: idOf(964), day: '2025-06-30', code: 'EMH-02', name: 'Water for the north' },
]

/** Fakes the requests of the calendar. */
export const answerCalendar = (api: FakeApi, rows: readonly CalendarEntry[] = entries) =>
  api.on(readCalendar, ({ month }) => ({ data: rows.filter(({ day }) => day.startsWith(month)) }))

/** Fakes the request of a project's timeline. */
export const answerTimeline = (api: FakeApi) =>
  api.on(readProjectTimeline, ({ id }) => ({
    data: { today: '2025-06-17', activities: activities.filter(({ project }) => project.id === id) },
  }))
