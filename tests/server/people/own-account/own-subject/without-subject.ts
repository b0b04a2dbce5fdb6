const group = (reason: string, ...keys: readonly string[]) => keys.map(key => [key, reason] as const)

/** The usual three endpoints of a record. */
const changing = (path: string) => [`POST ${path}`, `PATCH ${path}/:id`, `DELETE ${path}/:id`]

const restoring = (...paths: readonly string[]) => paths.map(path => `POST ${path}/:id/restore`)

const requests = ['/purchase_requests', '/employment_requests']

/** Endpoints that write without deciding about a person, by kind. All others have a `refusesOwn` in the contract. */
export const withoutSubject: ReadonlyMap<string, string> = new Map([
  ...group(
    'by a person about themselves: their account, session, settings, training, test, and delegation',
    ...['POST /signup', 'POST /verify', 'POST /verify/resend', 'POST /password/forgot', 'POST /password/reset'],
    ...['POST /login', 'POST /login/code', 'POST /login/passkey', 'POST /login/passkey/options', 'POST /logout'],
    ...['POST /login/recovery_code', 'PATCH /account', 'POST /account/password', 'POST /account/confirm'],
    ...['POST /account/sign_out_others', 'DELETE /account/sessions/:session_id', 'PATCH /account/preferences'],
    ...['POST /account/passkeys', 'POST /account/passkeys/options', 'PATCH /account/passkeys/:id'],
    ...['DELETE /account/passkeys/:id', 'POST /account/second_factor/app', 'DELETE /account/second_factor/app'],
    ...['POST /account/second_factor/app/confirm', 'POST /account/second_factor/recovery_codes'],
    ...['POST /account/email', 'POST /account/email/confirm', 'POST /account/email_change/confirm'],
    ...['DELETE /account/email_change', 'POST /email_changes/confirm', 'POST /email_changes/stop'],
    ...['POST /account/deletion_request', 'DELETE /account/deletion_request'],
    ...['PATCH /notices/settings', 'POST /notices/read', 'POST /notices/:id/read', ...changing('/list_views')],
    ...['POST /open_trainings/:id/enrollments', 'POST /own_enrollments/:id/withdraw'],
    ...['POST /own_enrollments/:id/leave_request', 'DELETE /own_enrollments/:id/leave_request'],
    ...['POST /exams/:id/attempts', 'POST /exam_attempts/:id/answers', 'POST /exam_attempts/:id/submit'],
    ...['POST /complaints', ...changing('/delegations'), 'POST /delegations/:id/revoke'],
  ),
  ...group(
    'makes a request, changes one’s own, or stops one; nobody approves anything by it',
    ...requests.flatMap(path => [`POST ${path}`, `PATCH ${path}/:id`, `POST ${path}/:id/hold`]),
  ),
  ...group(
    'says that ordered goods arrived, which their requester knows; the buyer is refused: receipts.test.ts',
    'POST /purchase_requests/:id/receipts',
  ),
  ...group(
    'money, which belongs to projects; the person who enters it gets none',
    ...['POST /budget_categories', 'PATCH /budget_categories/:id'],
    ...changing('/budget_items'),
    ...restoring('/budget_items'),
    ...['POST /projects/:id/budget_items', 'POST /projects/:id/overrun', 'POST /budget_items/:id/move'],
    ...['POST /projects/:id/budget_transfers', 'PATCH /projects/:id/forecast', 'POST /projects/:id/baseline'],
    ...['POST /projects/:id/closed_months', 'PATCH /projects/:id/monthly', 'POST /projects/:id/reopened_months'],
    ...['POST /exchange_rates', 'DELETE /exchange_rates/:id', 'POST /exchange_rates/reratings'],
    ...['POST /accounting_codes', 'PATCH /accounting_codes/:id', 'POST /projects/:id/expense_rates'],
    ...['POST /imports', 'DELETE /imports/:id', 'POST /imports/:id/parts', 'POST /imports/:id/columns'],
  ),
  ...group(
    'money; invoices of one’s own requests are refused row by row: tests/server/money/imports/requests.test.ts',
    ...['POST /imports/:id/preview', 'POST /imports/:id/apply'],
  ),
  ...group(
    'projects and their activities',
    ...['/donors', '/projects', '/activities'].flatMap(path => [`POST ${path}`, `PATCH ${path}/:id`]),
    ...changing('/indicators'),
    ...['POST /indicators/:id/values', 'POST /activities/:id/updates', 'POST /activities/:id/complete'],
    ...['POST /activities/:id/hold', 'POST /activities/:id/resume', 'POST /activities/:id/reopen'],
    'POST /activities/:id/start',
  ),
  ...group(
    'a training for all its trainees alike',
    ...['POST /sub_activities', ...changing('/courses'), ...changing('/evaluation_forms')],
    'POST /evaluation_forms/:id/use',
  ),
  ...group('opinions about a training, which name nobody', 'POST /sub_activities/:id/evaluations/:type'),
  ...group(
    'a team or who teaches, not a subject',
    ...['PATCH /activities/:id/team', 'PATCH /projects/:id/team', 'PATCH /sub_activities/:id/team'],
    ...['POST /sub_activities/:id/instructors', 'DELETE /sub_activities/:id/instructors/:user_id'],
    ...changing('/trainers'),
  ),
  ...group(
    'messages and files, which decide nothing',
    ...[...changing('/comments'), 'PATCH /files/:id', 'DELETE /files/:id', ...restoring('/files')],
    ...['POST /uploads', 'DELETE /uploads/:id', 'POST /uploads/:id/finish', 'POST /emails/:id/retry'],
    ...['POST /mailings/:id/retry', 'POST /email_templates/:name/send', 'POST /users/send_email'],
    ...['POST /sub_activities/:id/emails/preview', 'POST /sub_activities/:id/emails'],
    'POST /users/resend_verification',
  ),
  ...group(
    'new accounts, and profiles before anybody has them',
    ...['POST /users', 'POST /user_imports', 'DELETE /user_imports/:id', 'POST /user_imports/:id/parts'],
    ...['POST /user_imports/:id/columns', 'POST /user_imports/:id/preview', 'POST /user_imports/:id/apply'],
    ...['POST /profiles', 'DELETE /profiles/:id'],
  ),
  ...group(
    'the installation, its partners, and proofs',
    ...[
      ...changing('/partners'),
      'POST /partners/:id/key',
      'POST /partners/:id/check',
      'POST /partners/:id/live_check',
    ],
    ...['POST /request_papers/verify', 'POST /vitals'],
  ),
])
