import type { ComponentType } from 'react'
import type { PageName } from './routes.ts'
import Login from './screens/access/Login.tsx'
import { withTexts } from './texts/with-texts.ts'

/** Loads a screen when it is first gone to. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>

/** The screens that are built, by the specification's names. A name of the route table that is missing here is not. */
export const screens: Readonly<Partial<Record<PageName, LoadScreen>>> = {
  // Everyone's first page comes with the shell: a request of its own would cost a round trip.
  Login: async () => ({ default: Login }),
  Signup: withTexts(() => import('./screens/access/Signup.tsx')),
  Forgot: withTexts(() => import('./screens/access/Forgot.tsx')),
  Reset: withTexts(() => import('./screens/access/Reset.tsx')),
  Verify: withTexts(() => import('./screens/access/Verify.tsx')),
  SecondFactor: withTexts(() => import('./screens/access/SecondFactor.tsx')),
  About: withTexts(() => import('./screens/About.tsx')),
  Account: withTexts(() => import('./screens/account/Account.tsx')),
  StaffAccount: withTexts(() => import('./screens/account/Account.tsx')),
  Emails: withTexts(() => import('./screens/emails/Emails.tsx')),
  Partners: withTexts(() => import('./screens/partners/Partners.tsx')),
  Users: withTexts(() => import('./screens/users/Users.tsx')),
  Vitals: withTexts(() => import('./screens/vitals/Vitals.tsx')),
  StaffDashboard: withTexts(() => import('./screens/dashboard/StaffDashboard.tsx')),
  Courses: withTexts(() => import('./screens/courses/Courses.tsx')),
  Donors: withTexts(() => import('./screens/donors/Donors.tsx')),
  Projects: withTexts(() => import('./screens/projects/Projects.tsx')),
  Project: withTexts(() => import('./screens/projects/Project.tsx')),
  FilesCenter: withTexts(() => import('./screens/files/FilesCenter.tsx')),
  Forecast: withTexts(() => import('./screens/budgets/Forecast.tsx')),
  BudgetBreakdown: withTexts(() => import('./screens/budgets/BudgetBreakdown.tsx')),
  MonthlyMonitoring: withTexts(() => import('./screens/budgets/MonthlyMonitoring.tsx')),
  ExchangeRates: withTexts(() => import('./screens/exchange_rates/ExchangeRates.tsx')),
  AccountingCodes: withTexts(() => import('./screens/accounting_codes/AccountingCodes.tsx')),
  Activity: withTexts(() => import('./screens/activities/Activity.tsx')),
  CoordinatorActivities: withTexts(() => import('./screens/activities/CoordinatorActivities.tsx')),
  CoordinatorSubActivities: withTexts(() => import('./screens/sub_activities/CoordinatorSubActivities.tsx')),
  SubActivity: withTexts(() => import('./screens/sub_activities/SubActivity.tsx')),
  Enroll: withTexts(() => import('./screens/trainings/Enroll.tsx')),
  UserDashboard: withTexts(() => import('./screens/trainings/UserDashboard.tsx')),
  StaffUserDashboard: withTexts(() => import('./screens/trainings/UserDashboard.tsx')),
  Training: withTexts(() => import('./screens/trainings/Training.tsx')),
  StaffTraining: withTexts(() => import('./screens/trainings/Training.tsx')),
  InstructorDashboard: withTexts(() => import('./screens/trainings/InstructorDashboard.tsx')),
  StaffInstructorDashboard: withTexts(() => import('./screens/trainings/InstructorDashboard.tsx')),
  InstructorTraining: withTexts(() => import('./screens/trainings/InstructorTraining.tsx')),
  StaffInstructorTraining: withTexts(() => import('./screens/trainings/InstructorTraining.tsx')),
  Evaluations: withTexts(() => import('./screens/evaluation_forms/Evaluations.tsx')),
  TraineeEvaluation: withTexts(() => import('./screens/evaluation_forms/FormDesign.tsx')),
  InstructorEvaluation: withTexts(() => import('./screens/evaluation_forms/FormDesign.tsx')),
  CordinatorEvaluation: withTexts(() => import('./screens/evaluation_forms/FormDesign.tsx')),
  SubActivityFormDesign: withTexts(() => import('./screens/evaluation_forms/FormDesign.tsx')),
  Evaluation: withTexts(() => import('./screens/evaluations/Evaluation.tsx')),
  InstructorTrainingEvaluation: withTexts(() => import('./screens/evaluations/Evaluation.tsx')),
  StaffTrainingEvaluation: withTexts(() => import('./screens/evaluations/Evaluation.tsx')),
  StaffInstructorTrainingEvaluation: withTexts(() => import('./screens/evaluations/Evaluation.tsx')),
  SubActivityEvaluation: withTexts(() => import('./screens/evaluations/SubActivityEvaluation.tsx')),
  SubActivityEvaluationForm: withTexts(() => import('./screens/evaluations/SubActivityEvaluationForm.tsx')),
  Complaints: withTexts(() => import('./screens/complaints/Complaints.tsx')),
}
