import { findRoute } from '../../../packages/host-app/src/core/routing/find-route.ts'
import type { PageName } from '../../../packages/host-app/src/core/routing/routes.ts'

/**
 * The first request of each page about one record. Missing are pages below a training's own, which only it links to.
 */
const recordReads: { readonly [Name in PageName]?: string } = {
  Project: '/projects/:id',
  Forecast: '/projects/:id/forecast',
  BudgetBreakdown: '/projects/:id/budget',
  MonthlyMonitoring: '/projects/:id/monthly',
  BudgetComparison: '/projects/:id/budget_comparison',
  Activity: '/activities/:id',
  SubActivity: '/sub_activities/:id',
  SubActivityEvaluation: '/sub_activities/:id/evaluation_results',
  ExamQuestions: '/exams?sub_activity_id=:id',
  TraineeEvaluation: '/evaluation_forms?type=trainee',
  InstructorEvaluation: '/evaluation_forms?type=instructor',
  CordinatorEvaluation: '/evaluation_forms?type=cordinator',
  SubActivityFormDesign: '/evaluation_forms?type=sub_activity',
  StaffTraining: '/own_trainings/:id',
  StaffInstructorTraining: '/taught_trainings/:id',
  PurchaseRequest: '/purchase_requests/:id',
  EmploymentRequest: '/employment_requests/:id',
  CoordinatorActivities: '/activities',
  CoordinatorSubActivities: '/sub_activities',
  Signatures: '/signatures?mine=waiting',
  ...{ Complaints: '/complaints', Delegations: '/delegations', FilesCenter: '/files' },
  ...{ Profiles: '/profiles', Trainers: '/trainers' },
  ...{ StaffUserDashboard: '/own_trainings', StaffInstructorDashboard: '/taught_trainings' },
}

/** The page that a link opens, with its first request if the table has one. */
export const pageBehind = (href: string): { readonly name: PageName; readonly read: string | undefined } => {
  const { route, params } = findRoute(href.split(/[?#]/, 1)[0] ?? '') ?? {}
  if (!route || !('name' in route)) throw new Error(`${href} is no page`)
  return { name: route.name, read: recordReads[route.name]?.replace(':id', params?.id ?? '') }
}
