import { shapeOf } from '../../../api/inputs.ts'
import { allEndpoints } from '../../../support/endpoints.ts'

const aboutTrainees =
  /:user_id|\/trainees|^\/exam|^\/certificates|attendance|check_in|text_answers|enrollments|exam_results|\/results$|\/certificates$/

const people = ['user_id', 'user_ids', 'ids', 'marks', 'enrollment_ids', 'person_id', 'trainee_id']

/** Endpoints whose path or input names people or the work of trainees. */
export const withSubject = allEndpoints
  .filter(({ endpoint }) => {
    const fields = Object.keys(shapeOf(endpoint).properties ?? {})
    return aboutTrainees.test(endpoint.path) || fields.some(field => people.includes(field))
  })
  .map(({ endpoint }) => ({ key: `${endpoint.method} ${endpoint.path}`, endpoint }))

const group = (reason: string, ...keys: readonly string[]) => keys.map(key => [key, reason] as const)

/** Endpoints that people may use about themselves, with the reason for each. */
export const allowed: ReadonlyMap<string, string> = new Map([
  ...group(
    'only about the caller',
    ...['GET /sub_activities/:id/own_attendance', 'POST /own_enrollments/:id/withdraw', 'GET /own_enrollments'],
    ...['POST /own_enrollments/:id/leave_request', 'DELETE /own_enrollments/:id/leave_request'],
    'POST /open_trainings/:id/enrollments',
  ),
  ...group(
    'checking in, which is refused with a code of one’s own: tests/server/training/attendance/check-in.test.ts',
    ...['POST /check_ins', 'GET /training_sessions/:id/check_in_code'],
  ),
  ...group(
    'taking a test',
    ...['POST /exams/:id/attempts', 'GET /exam_attempts/:id', 'POST /exam_attempts/:id/answers'],
    'POST /exam_attempts/:id/submit',
  ),
  ...group(
    'reads without what is right, and changes nothing',
    ...['GET /training_sessions/:id/attendance', 'GET /sub_activities/:id/attendance', 'GET /certificates/:id'],
    ...['GET /sub_activities/:id/enrollments', 'GET /sub_activities/:id/results', 'GET /sub_activities/:id/trainees'],
    ...['GET /sub_activities/:id/exam_results', 'GET /exam_attempts/:id/answers', 'GET /exams/:id/sources'],
    ...['GET /exams', 'GET /exams/:id', 'GET /exams/:id/extra_time', 'GET /sub_activities/:id/trainees/choices'],
    ...['GET /trainees', 'GET /trainees/:id', 'GET /trainees/:id/trainings', 'GET /privilege_changes'],
  ),
  ...group(
    'a team or who teaches, not a subject',
    ...['PATCH /activities/:id/team', 'PATCH /projects/:id/team', 'PATCH /sub_activities/:id/team', 'POST /trainers'],
    ...['POST /sub_activities/:id/instructors', 'DELETE /sub_activities/:id/instructors/:user_id'],
  ),
  ...group(
    'a message',
    ...['POST /sub_activities/:id/emails/preview', 'POST /sub_activities/:id/emails', 'POST /users/send_email'],
  ),
  ...group(
    'has its own code for oneself',
    ...['POST /users/give_profile', 'POST /users/take_profile', 'POST /users/deactivate', 'POST /users/reactivate'],
    ...['POST /users/resend_verification', 'POST /users/verify', 'POST /users/end_sessions'],
  ),
])
