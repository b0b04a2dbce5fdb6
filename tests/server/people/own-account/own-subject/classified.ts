import { shapeOf } from '../../../api/inputs.ts'
import { allEndpoints } from '../../../support/endpoints.ts'

const aboutTrainees =
  /:user_id|\/trainees|^\/exam|^\/certificates|attendance|check_in|text_answers|enrollments|exam_results|\/results$|\/certificates$/

const people = ['user_id', 'user_ids', 'ids', 'marks', 'enrollment_ids', 'person_id', 'trainee_id']

/** Reads whose path or input names people or the work of trainees. `every-write.test.ts` covers what isn't a read. */
export const readsWithSubject: readonly string[] = allEndpoints
  .filter(({ endpoint }) => {
    const fields = Object.keys(shapeOf(endpoint).properties ?? {})
    return aboutTrainees.test(endpoint.path) || fields.some(field => people.includes(field))
  })
  .filter(({ endpoint }) => endpoint.method === 'GET')
  .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

const group = (reason: string, ...keys: readonly string[]) => keys.map(key => [key, reason] as const)

/** Reads that people may send about themselves, with the reason for each. */
export const allowed: ReadonlyMap<string, string> = new Map([
  ...group('only about the caller', 'GET /sub_activities/:id/own_attendance', 'GET /own_enrollments'),
  ...group(
    'a code to show to others, which nobody can scan for themselves: tests/server/training/attendance/check-in.test.ts',
    'GET /training_sessions/:id/check_in_code',
  ),
  ...group('taking a test', 'GET /exam_attempts/:id'),
  ...group(
    'reads without what is right',
    ...['GET /training_sessions/:id/attendance', 'GET /sub_activities/:id/attendance', 'GET /certificates/:id'],
    ...['GET /sub_activities/:id/enrollments', 'GET /sub_activities/:id/results', 'GET /sub_activities/:id/trainees'],
    ...['GET /sub_activities/:id/exam_results', 'GET /exam_attempts/:id/answers', 'GET /exams/:id/sources'],
    ...['GET /exams', 'GET /exams/:id', 'GET /exams/:id/extra_time', 'GET /sub_activities/:id/trainees/choices'],
    'GET /exams/:id/deletion_impact',
    ...['GET /trainees', 'GET /trainees/:id', 'GET /trainees/:id/trainings', 'GET /privilege_changes'],
  ),
])
