import { courseEndpoints } from '@portal/contract/training/sub-activities/courses'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { courseStore } from './store.ts'

/** Courses. A course that a sub-activity refers to can't be deleted. */
export const courseRoutes = crudRoutes(courseEndpoints, {
  entity: 'courses',
  shown: ['name_en', 'name_ar', 'abbreviation', 'type', 'duration_hours'],
  store: courseStore,
  present: (row, can) => ({ ...row, can }),
  fields: ({ name_en, abbreviation, type, ...rest }) => ({
    ...rest,
    name_en: name_en || null,
    abbreviation: abbreviation || null,
    type: type || null,
  }),
})
