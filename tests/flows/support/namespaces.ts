import type signing from '@portal/contract/locales/en/signing.json'
import type ui from '@portal/ui/locales/en/ui.json'
import type budgetTable from '@portal/widgets/locales/en/budget_table.json'
import type complaints from '@portal/widgets/locales/en/complaints.json'
import type embed from '@portal/widgets/locales/en/embed.json'
import type evaluation from '@portal/widgets/locales/en/evaluation.json'
import type examRunner from '@portal/widgets/locales/en/exam_runner.json'
import type frames from '@portal/widgets/locales/en/frames.json'
import type receipt from '@portal/widgets/locales/en/receipt.json'
import type signaturePanel from '@portal/widgets/locales/en/signature_panel.json'
import type about from '../../../packages/host-app/src/locales/en/about.json'
import type accessibility from '../../../packages/host-app/src/locales/en/accessibility.json'
import type account from '../../../packages/host-app/src/locales/en/account.json'
import type accountingCodes from '../../../packages/host-app/src/locales/en/accounting_codes.json'
import type activities from '../../../packages/host-app/src/locales/en/activities.json'
import type auth from '../../../packages/host-app/src/locales/en/auth.json'
import type blocks from '../../../packages/host-app/src/locales/en/blocks.json'
import type budgets from '../../../packages/host-app/src/locales/en/budgets.json'
import type certificatePaper from '../../../packages/host-app/src/locales/en/certificate_paper.json'
import type certificates from '../../../packages/host-app/src/locales/en/certificates.json'
import type comments from '../../../packages/host-app/src/locales/en/comments.json'
import type commitments from '../../../packages/host-app/src/locales/en/commitments.json'
import type complaintHandling from '../../../packages/host-app/src/locales/en/complaint_handling.json'
import type courses from '../../../packages/host-app/src/locales/en/courses.json'
import type currencies from '../../../packages/host-app/src/locales/en/currencies.json'
import type dashboard from '../../../packages/host-app/src/locales/en/dashboard.json'
import type delegations from '../../../packages/host-app/src/locales/en/delegations.json'
import type deletionImpact from '../../../packages/host-app/src/locales/en/deletion_impact.json'
import type donors from '../../../packages/host-app/src/locales/en/donors.json'
import type emails from '../../../packages/host-app/src/locales/en/emails.json'
import type enrollments from '../../../packages/host-app/src/locales/en/enrollments.json'
import type errors from '../../../packages/host-app/src/locales/en/errors.json'
import type evaluations from '../../../packages/host-app/src/locales/en/evaluations.json'
import type exams from '../../../packages/host-app/src/locales/en/exams.json'
import type exchangeRates from '../../../packages/host-app/src/locales/en/exchange_rates.json'
import type expenses from '../../../packages/host-app/src/locales/en/expenses.json'
import type files from '../../../packages/host-app/src/locales/en/files.json'
import type history from '../../../packages/host-app/src/locales/en/history.json'
import type imports from '../../../packages/host-app/src/locales/en/imports.json'
import type indicators from '../../../packages/host-app/src/locales/en/indicators.json'
import type monitoring from '../../../packages/host-app/src/locales/en/monitoring.json'
import type notices from '../../../packages/host-app/src/locales/en/notices.json'
import type palette from '../../../packages/host-app/src/locales/en/palette.json'
import type participants from '../../../packages/host-app/src/locales/en/participants.json'
import type partners from '../../../packages/host-app/src/locales/en/partners.json'
import type people from '../../../packages/host-app/src/locales/en/people.json'
import type period from '../../../packages/host-app/src/locales/en/period.json'
import type privilegeProfiles from '../../../packages/host-app/src/locales/en/privilege_profiles.json'
import type privileges from '../../../packages/host-app/src/locales/en/privileges.json'
import type profile from '../../../packages/host-app/src/locales/en/profile.json'
import type projects from '../../../packages/host-app/src/locales/en/projects.json'
import type records from '../../../packages/host-app/src/locales/en/records.json'
import type removals from '../../../packages/host-app/src/locales/en/removals.json'
import type reports from '../../../packages/host-app/src/locales/en/reports.json'
import type requestPapers from '../../../packages/host-app/src/locales/en/request_papers.json'
import type requests from '../../../packages/host-app/src/locales/en/requests.json'
import type schedule from '../../../packages/host-app/src/locales/en/schedule.json'
import type secondFactor from '../../../packages/host-app/src/locales/en/second_factor.json'
import type sessions from '../../../packages/host-app/src/locales/en/sessions.json'
import type shell from '../../../packages/host-app/src/locales/en/shell.json'
import type signatureChain from '../../../packages/host-app/src/locales/en/signature_chain.json'
import type subActivities from '../../../packages/host-app/src/locales/en/sub_activities.json'
import type traineeResults from '../../../packages/host-app/src/locales/en/trainee_results.json'
import type trainers from '../../../packages/host-app/src/locales/en/trainers.json'
import type trainingEmails from '../../../packages/host-app/src/locales/en/training_emails.json'
import type trainingPeople from '../../../packages/host-app/src/locales/en/training_people.json'
import type trainingSessions from '../../../packages/host-app/src/locales/en/training_sessions.json'
import type trainings from '../../../packages/host-app/src/locales/en/trainings.json'
import type users from '../../../packages/host-app/src/locales/en/users.json'
import type vitals from '../../../packages/host-app/src/locales/en/vitals.json'
import type waiting from '../../../packages/host-app/src/locales/en/waiting.json'

/** Texts of every package by namespace. The compiler rejects unknown keys. */
export interface Namespaces {
  readonly about: typeof about
  readonly accessibility: typeof accessibility
  readonly account: typeof account
  readonly accounting_codes: typeof accountingCodes
  readonly activities: typeof activities
  readonly auth: typeof auth
  readonly blocks: typeof blocks
  readonly budget_table: typeof budgetTable
  readonly budgets: typeof budgets
  readonly certificate_paper: typeof certificatePaper
  readonly certificates: typeof certificates
  readonly comments: typeof comments
  readonly commitments: typeof commitments
  readonly complaint_handling: typeof complaintHandling
  readonly complaints: typeof complaints
  readonly courses: typeof courses
  readonly currencies: typeof currencies
  readonly dashboard: typeof dashboard
  readonly delegations: typeof delegations
  readonly deletion_impact: typeof deletionImpact
  readonly donors: typeof donors
  readonly emails: typeof emails
  readonly embed: typeof embed
  readonly enrollments: typeof enrollments
  readonly errors: typeof errors
  readonly evaluation: typeof evaluation
  readonly evaluations: typeof evaluations
  readonly exam_runner: typeof examRunner
  readonly exams: typeof exams
  readonly exchange_rates: typeof exchangeRates
  readonly expenses: typeof expenses
  readonly files: typeof files
  readonly frames: typeof frames
  readonly history: typeof history
  readonly imports: typeof imports
  readonly indicators: typeof indicators
  readonly monitoring: typeof monitoring
  readonly notices: typeof notices
  readonly palette: typeof palette
  readonly participants: typeof participants
  readonly partners: typeof partners
  readonly people: typeof people
  readonly period: typeof period
  readonly privilege_profiles: typeof privilegeProfiles
  readonly privileges: typeof privileges
  readonly profile: typeof profile
  readonly projects: typeof projects
  readonly receipt: typeof receipt
  readonly records: typeof records
  readonly removals: typeof removals
  readonly reports: typeof reports
  readonly request_papers: typeof requestPapers
  readonly requests: typeof requests
  readonly schedule: typeof schedule
  readonly second_factor: typeof secondFactor
  readonly sessions: typeof sessions
  readonly shell: typeof shell
  readonly signature_chain: typeof signatureChain
  readonly signature_panel: typeof signaturePanel
  readonly signing: typeof signing
  readonly sub_activities: typeof subActivities
  readonly trainee_results: typeof traineeResults
  readonly trainers: typeof trainers
  readonly training_emails: typeof trainingEmails
  readonly training_people: typeof trainingPeople
  readonly training_sessions: typeof trainingSessions
  readonly trainings: typeof trainings
  readonly ui: typeof ui
  readonly users: typeof users
  readonly vitals: typeof vitals
  readonly waiting: typeof waiting
}
