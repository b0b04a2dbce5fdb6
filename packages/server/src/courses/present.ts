import type { Course } from '@portal/contract/courses'
import type { Holder } from '@portal/contract/needs'
import { rightsOn } from './rules.ts'
import type { CourseRow } from './store.ts'

/** A course with what the person may do to it. */
export const presentCourse = (user: Holder, row: CourseRow): Course => ({ ...row, can: rightsOn(user) })
