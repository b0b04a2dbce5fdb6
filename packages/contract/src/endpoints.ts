import * as access from './access.ts'
import * as accountingCodes from './accounting_codes.ts'
import * as activities from './activities.ts'
import * as activityDeletion from './activity_deletion.ts'
import * as activityUpdates from './activity_updates.ts'
import * as attendance from './attendance.ts'
import * as attendanceImports from './attendance_imports.ts'
import * as budgetCategories from './budget_categories.ts'
import * as budgetItems from './budget_items.ts'
import * as budgets from './budgets.ts'
import * as certificates from './certificates.ts'
import * as comments from './comments.ts'
import * as commitments from './commitments.ts'
import * as complaints from './complaints.ts'
import * as courses from './courses.ts'
import * as dashboard from './dashboard.ts'
import * as delegations from './delegations.ts'
import * as donors from './donors.ts'
import * as emails from './emails.ts'
import { employmentRequests } from './employment_requests.ts'
import type { Endpoint } from './endpoint.ts'
import * as enrollments from './enrollments.ts'
import * as evaluationForms from './evaluation_forms.ts'
import * as evaluations from './evaluations.ts'
import * as examAttempts from './exam_attempts.ts'
import * as examMarking from './exam_marking.ts'
import * as examQuestionFiles from './exam_question_files.ts'
import * as examQuestions from './exam_questions.ts'
import * as exams from './exams.ts'
import * as exchangeRates from './exchange_rates.ts'
import * as expenses from './expenses.ts'
import * as files from './files.ts'
import * as forecasts from './forecasts.ts'
import * as history from './history.ts'
import * as iati from './iati.ts'
import * as imports from './imports.ts'
import * as indicators from './indicators.ts'
import * as installation from './installation.ts'
import * as listViews from './list_views.ts'
import * as loginSteps from './login_steps.ts'
import * as monitoring from './monitoring.ts'
import * as notices from './notices.ts'
import * as ownAccount from './own_account.ts'
import * as ownTrainings from './own_trainings.ts'
import * as participants from './participants.ts'
import * as partners from './partners.ts'
import * as people from './people.ts'
import * as preferences from './preferences.ts'
import * as privilegeProfiles from './privilege_profiles.ts'
import * as projects from './projects.ts'
import { purchaseRequests } from './purchase_requests.ts'
import * as reports from './reports.ts'
import * as requestPapers from './request_papers.ts'
import { listSignatures } from './requests.ts'
import * as schedule from './schedule.ts'
import * as search from './search.ts'
import * as secondFactors from './second_factors.ts'
import * as signatureChain from './signature_chain.ts'
import * as subActivities from './sub_activities.ts'
import * as traineeResults from './trainee_results.ts'
import * as trainers from './trainers.ts'
import * as trainingEmails from './training_emails.ts'
import * as trainingPeople from './training_people.ts'
import * as trainingSessions from './training_sessions.ts'
import * as uploads from './uploads.ts'
import * as userActions from './user_actions.ts'
import * as userImports from './user_imports.ts'
import * as userPrivileges from './user_privileges.ts'
import * as users from './users.ts'
import * as vitals from './vitals.ts'
import * as waiting from './waiting.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value

const areas = {
  access,
  accounting_codes: accountingCodes,
  activities: { ...activities, ...activityDeletion },
  activity_updates: activityUpdates,
  attendance: { ...attendance, ...attendanceImports },
  budget_categories: budgetCategories,
  budget_items: budgetItems,
  budgets,
  certificates,
  comments,
  commitments,
  complaints,
  courses,
  dashboard,
  delegations,
  donors,
  emails,
  employment_requests: employmentRequests,
  enrollments,
  exam_attempts: { ...examAttempts, ...examMarking },
  exam_questions: { ...examQuestions, ...examQuestionFiles },
  exams,
  evaluation_forms: evaluationForms,
  evaluations,
  exchange_rates: exchangeRates,
  expenses,
  files: { ...files, ...uploads },
  iati,
  imports,
  forecasts,
  indicators,
  history,
  installation,
  login_steps: loginSteps,
  list_views: listViews,
  monitoring,
  notices,
  own_account: ownAccount,
  people,
  own_trainings: ownTrainings,
  participants,
  partners,
  preferences,
  privilege_profiles: privilegeProfiles,
  projects,
  purchase_requests: purchaseRequests,
  reports,
  request_papers: requestPapers,
  schedule,
  search,
  second_factors: secondFactors,
  signature_chain: signatureChain,
  signatures: { listSignatures },
  sub_activities: subActivities,
  trainee_results: traineeResults,
  trainers,
  training_emails: trainingEmails,
  training_people: trainingPeople,
  training_sessions: trainingSessions,
  user_actions: userActions,
  user_imports: userImports,
  user_privileges: userPrivileges,
  users,
  vitals,
  waiting,
}

/** An endpoint with the area that it belongs to and its name there. */
export interface NamedEndpoint {
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every endpoint of the api, collected from the areas: OpenAPI and the tests that visit all of them read it. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(areas).flatMap(([area, module]) =>
  Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ area, name, endpoint: value }] : [])),
)
