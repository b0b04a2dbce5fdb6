import { addCourse, type Course, deleteCourse, editCourse, listCourses, readCourse } from '@portal/contract/courses'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import Courses from '../../../packages/host-app/src/screens/courses/Courses.tsx'
import { pageOf, Refused } from '../../../stories/screens/support/fake-api.ts'
import { api } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

const idOf = (at: number) => `0198c0de-0000-7000-8000-${String(at).padStart(12, '0')}`

/** A course with all fields. */
export const aid: Course = {
  id: idOf(1),
  name_en: 'First aid',
  name_ar: 'الإسعافات الأولية',
  abbreviation: 'FA',
  type: 'Health',
  duration_hours: 12.5,
  version: 4,
  can: { edit: true, delete: true },
}

/** One without an English name. */
export const pumps: Course = { ...aid, id: idOf(2), name_en: null, name_ar: 'صيانة المضخات', abbreviation: null }

const answer = (rows: Course[]) => {
  const stored = new Map(rows.map(row => [row.id, row]))
  const found = (id: string) => {
    const row = stored.get(id)
    if (!row) throw new Refused('not_found')
    return row
  }
  const keep = (row: Course) => {
    stored.set(row.id, row)
    return { data: row }
  }
  api.on(listCourses, () => pageOf(...stored.values()))
  api.on(readCourse, ({ id }) => ({ data: found(id) }))
  api.on(addCourse, ({ name_en, abbreviation, type, ...draft }) =>
    keep({
      ...draft,
      name_en: name_en || null,
      abbreviation: abbreviation || null,
      type: type || null,
      id: idOf(stored.size + 10),
      version: 1,
      can: aid.can,
    }),
  )
  api.on(editCourse, ({ id, version, ...draft }) => keep({ ...found(id), ...draft, version: version + 1 }))
  api.on(deleteCourse, ({ id }) => {
    stored.delete(id)
    return { data: { done: true as const } }
  })
}

/** Shows the screen on a server that holds these, with the address's query. */
export const show = (rows: Course[], query = '', language: 'en' | 'ar' = 'en') => {
  answer(rows)
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      <Courses />
      <ToastRegion />
    </InPortal>,
  )
}
