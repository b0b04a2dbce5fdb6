import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A flow that `npm test` runs in one language. `npm run test:all` runs every flow in both. */
export interface Journey {
  /** Relative to the root of the repository. */
  readonly file: string
  readonly language: 'en' | 'ar'
}

/** The main path of each domain, and widgets on a partner's page. Half of them run in Arabic. */
export const journeys: readonly Journey[] = [
  // people
  { file: 'tests/flows/people/access/sign-up/sign-up.flow.ts', language: 'ar' },
  { file: 'tests/flows/people/second-factors/second-factor.flow.ts', language: 'en' },
  // programmes
  { file: 'tests/flows/programmes/projects/coordinators-month.flow.ts', language: 'ar' },
  // money
  { file: 'tests/flows/money/expenses/bookkeeping.flow.ts', language: 'en' },
  { file: 'tests/flows/money/imports/import.flow.ts', language: 'ar' },
  // training
  { file: 'tests/flows/training/trainings/request-to-certificate.flow.ts', language: 'ar' },
  { file: 'tests/flows/training/training-sessions/attendance.flow.ts', language: 'en' },
  { file: 'tests/flows/training/exams/from-question-to-result.flow.ts', language: 'ar' },
  { file: 'tests/flows/training/exams/closed-browser.flow.ts', language: 'en' },
  { file: 'tests/flows/training/evaluations/three-answers.flow.ts', language: 'en' },
  // requests
  { file: 'tests/flows/requests/requests/draft-to-delivered.flow.ts', language: 'en' },
  { file: 'tests/flows/requests/requests/signed-for-another.flow.ts', language: 'ar' },
  // complaints
  { file: 'tests/flows/complaints/complaints/from-complaint-to-reply.flow.ts', language: 'ar' },
  { file: 'tests/flows/complaints/complaints/receipt.flow.ts', language: 'en' },
  // messages
  { file: 'tests/flows/messages/emails/mailings.flow.ts', language: 'ar' },
  { file: 'tests/flows/messages/notices/bell.flow.ts', language: 'en' },
  // workspace
  { file: 'tests/flows/workspace/dashboard/first-page.flow.ts', language: 'ar' },
  { file: 'tests/flows/workspace/lists/views.flow.ts', language: 'en' },
  // files
  { file: 'tests/flows/files/files/uploads.flow.ts', language: 'ar' },
  // partners
  { file: 'tests/embed/widgets.flow.ts', language: 'ar' },
  { file: 'tests/embed/complaint/plain-form.flow.ts', language: 'en' },
  { file: 'tests/embed/page/any-host.flow.ts', language: 'en' },
]

// A path that matches no file would silently remove a journey from the gate.
const missing = journeys.filter(({ file }) => !existsSync(join(import.meta.dirname, '../..', file)))
if (missing.length > 0) throw new Error(`no such flows: ${missing.map(({ file }) => file).join(', ')}`)
