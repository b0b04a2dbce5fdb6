import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { id } from '../../core/fields/fields.ts'
import { fileContent, fileImportErrors, fileImported } from '../../core/tables/file-imports.ts'
import { markAttendanceNeed } from './training-sessions.ts'

/** Column header of a session. Exports write it and imports parse it. */
export const sessionHead = ({ date, start }: { readonly date: string; readonly start: string }): string =>
  `${date} ${start}`

/** One row per trainee, one column per session. All or nothing, if `is_applied`. Empty cells change nothing. */
export const importAttendance = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/attendance_import',
  summary: 'Preview or import the attendance of a training from a file',
  needs: markAttendanceNeed,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), ...fileContent(), is_applied: z.boolean({ error: 'wrong_type' }) }),
  output: fileImported,
  touches: ['/sub_activities/:id/sessions', '/training_sessions/:id', '/sub_activities/:id/attendance'],
  errors: fileImportErrors,
})
