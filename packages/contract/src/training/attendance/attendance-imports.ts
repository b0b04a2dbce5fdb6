import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { id } from '../../core/fields/fields.ts'
import { fileContent, fileImportErrors, fileImported } from '../../core/tables/file-imports.ts'
import { markAttendanceNeed } from './training-sessions.ts'

/** A session in the head of a column, as exported and as read again. */
export const sessionHead = ({ date, start }: { readonly date: string; readonly start: string }): string =>
  `${date} ${start}`

/**
 * POST /sub_activities/:id/attendance_import: what a file with a row for each trainee and a column for each session
 * would change; with `is_applied` it is changed, all of it or nothing. Empty cells leave marks as they are.
 */
export const importAttendance = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/attendance_import',
  summary: 'Preview or import the attendance of a training from a file',
  needs: markAttendanceNeed,
  input: z.object({ id: id(), ...fileContent(), is_applied: z.boolean({ error: 'wrong_type' }) }),
  output: fileImported,
  touches: ['/sub_activities/:id/sessions', '/training_sessions/:id', '/sub_activities/:id/attendance'],
  errors: fileImportErrors,
})
