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
import type about from '../../../packages/host-app/src/locales/en/app/about.json'
import type accessibility from '../../../packages/host-app/src/locales/en/app/accessibility.json'
import type palette from '../../../packages/host-app/src/locales/en/app/palette.json'
import type shell from '../../../packages/host-app/src/locales/en/app/shell.json'
import type blocks from '../../../packages/host-app/src/locales/en/blocks/blocks.json'
import type complaintHandling from '../../../packages/host-app/src/locales/en/complaints/complaint_handling.json'
import type errors from '../../../packages/host-app/src/locales/en/core/errors.json'
import type files from '../../../packages/host-app/src/locales/en/files/files.json'
import type comments from '../../../packages/host-app/src/locales/en/messages/comments.json'
import type emails from '../../../packages/host-app/src/locales/en/messages/emails.json'
import type notices from '../../../packages/host-app/src/locales/en/messages/notices.json'
import type trainingEmails from '../../../packages/host-app/src/locales/en/messages/training_emails.json'
import type accountingCodes from '../../../packages/host-app/src/locales/en/money/accounting_codes.json'
import type budgets from '../../../packages/host-app/src/locales/en/money/budgets.json'
import type commitments from '../../../packages/host-app/src/locales/en/money/commitments.json'
import type currencies from '../../../packages/host-app/src/locales/en/money/currencies.json'
import type exchangeRates from '../../../packages/host-app/src/locales/en/money/exchange_rates.json'
import type expenses from '../../../packages/host-app/src/locales/en/money/expenses.json'
import type imports from '../../../packages/host-app/src/locales/en/money/imports.json'
import type monitoring from '../../../packages/host-app/src/locales/en/money/monitoring.json'
import type partners from '../../../packages/host-app/src/locales/en/partners/partners.json'
import type account from '../../../packages/host-app/src/locales/en/people/account.json'
import type auth from '../../../packages/host-app/src/locales/en/people/auth.json'
import type people from '../../../packages/host-app/src/locales/en/people/people.json'
import type privilegeProfiles from '../../../packages/host-app/src/locales/en/people/privilege_profiles.json'
import type privileges from '../../../packages/host-app/src/locales/en/people/privileges.json'
import type profile from '../../../packages/host-app/src/locales/en/people/profile.json'
import type secondFactor from '../../../packages/host-app/src/locales/en/people/second_factor.json'
import type sessions from '../../../packages/host-app/src/locales/en/people/sessions.json'
import type users from '../../../packages/host-app/src/locales/en/people/users.json'
import type activities from '../../../packages/host-app/src/locales/en/programmes/activities.json'
import type donors from '../../../packages/host-app/src/locales/en/programmes/donors.json'
import type indicators from '../../../packages/host-app/src/locales/en/programmes/indicators.json'
import type period from '../../../packages/host-app/src/locales/en/programmes/period.json'
import type projects from '../../../packages/host-app/src/locales/en/programmes/projects.json'
import type schedule from '../../../packages/host-app/src/locales/en/programmes/schedule.json'
import type delegations from '../../../packages/host-app/src/locales/en/requests/delegations.json'
import type requestPapers from '../../../packages/host-app/src/locales/en/requests/request_papers.json'
import type requests from '../../../packages/host-app/src/locales/en/requests/requests.json'
import type signatureChain from '../../../packages/host-app/src/locales/en/requests/signature_chain.json'
import type certificatePaper from '../../../packages/host-app/src/locales/en/training/certificate_paper.json'
import type certificates from '../../../packages/host-app/src/locales/en/training/certificates.json'
import type courses from '../../../packages/host-app/src/locales/en/training/courses.json'
import type enrollments from '../../../packages/host-app/src/locales/en/training/enrollments.json'
import type evaluations from '../../../packages/host-app/src/locales/en/training/evaluations.json'
import type exams from '../../../packages/host-app/src/locales/en/training/exams.json'
import type participants from '../../../packages/host-app/src/locales/en/training/participants.json'
import type subActivities from '../../../packages/host-app/src/locales/en/training/sub_activities.json'
import type traineeResults from '../../../packages/host-app/src/locales/en/training/trainee_results.json'
import type trainers from '../../../packages/host-app/src/locales/en/training/trainers.json'
import type trainingPeople from '../../../packages/host-app/src/locales/en/training/training_people.json'
import type trainingSessions from '../../../packages/host-app/src/locales/en/training/training_sessions.json'
import type trainings from '../../../packages/host-app/src/locales/en/training/trainings.json'
import type dashboard from '../../../packages/host-app/src/locales/en/workspace/dashboard.json'
import type deletionImpact from '../../../packages/host-app/src/locales/en/workspace/deletion_impact.json'
import type history from '../../../packages/host-app/src/locales/en/workspace/history.json'
import type records from '../../../packages/host-app/src/locales/en/workspace/records.json'
import type removals from '../../../packages/host-app/src/locales/en/workspace/removals.json'
import type reports from '../../../packages/host-app/src/locales/en/workspace/reports.json'
import type vitals from '../../../packages/host-app/src/locales/en/workspace/vitals.json'
import type waiting from '../../../packages/host-app/src/locales/en/workspace/waiting.json'

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
