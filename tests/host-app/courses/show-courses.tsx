import type { Course } from '@portal/contract/courses'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import Courses from '../../../packages/host-app/src/screens/courses/Courses.tsx'
import { answerCourses } from '../../../stories/screens/course-records.ts'
import { idOf } from '../../../stories/screens/support/fake-rows.ts'
import { api } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

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

/** Shows the screen on a server that holds these, with the address's query. */
export const show = (rows: Course[], query = '', language: 'en' | 'ar' = 'en') => {
  answerCourses(api, rows)
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      <Courses />
      <ToastRegion />
    </InPortal>,
  )
}
