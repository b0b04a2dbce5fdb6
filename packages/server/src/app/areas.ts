import { complaintRoutes } from '../complaints/routes.ts'
import { fileRoutes } from '../files/routes.ts'
import { commentRoutes } from '../messages/comments/routes.ts'
import { emailRoutes } from '../messages/emails/routes.ts'
import { noticeRoutes } from '../messages/notices/routes.ts'
import { trainingEmailRoutes } from '../messages/training-emails/routes.ts'
import { accountingCodeRoutes } from '../money/accounting-codes/routes.ts'
import { budgetCategoryRoutes } from '../money/budget-categories/routes.ts'
import { budgetItemRoutes } from '../money/budget-items/routes.ts'
import { budgetVersionRoutes } from '../money/budget-versions/routes.ts'
import { budgetRoutes } from '../money/budgets/routes.ts'
import { commitmentRoutes } from '../money/commitments/routes.ts'
import { exchangeRateRoutes } from '../money/exchange-rates/routes.ts'
import { expenseRoutes } from '../money/expenses/routes.ts'
import { forecastRoutes } from '../money/forecasts/routes.ts'
import { importApplyRoutes } from '../money/imports/apply/apply.ts'
import { importUploadRoutes } from '../money/imports/upload.ts'
import { monitoringRoutes } from '../money/monitoring/routes.ts'
import { partnerRoutes } from '../partners/routes.ts'
import { accessRoutes } from '../people/access/login/routes.ts'
import { ownAccountRoutes } from '../people/own-account/routes.ts'
import { privilegeProfileRoutes } from '../people/privilege-profiles/routes.ts'
import { secondFactorRoutes } from '../people/second-factors/routes.ts'
import { userImportRoutes } from '../people/user-imports/routes.ts'
import { userPrivilegeRoutes } from '../people/user-privileges/routes.ts'
import { isLinkStillGranted } from '../people/users/invitation-link.ts'
import { userRoutes } from '../people/users/routes.ts'
import type { Bound } from '../platform/http/handle.ts'
import { activityRoutes } from '../programmes/activities/routes.ts'
import { activityUpdateRoutes } from '../programmes/activity-updates/routes.ts'
import { donorRoutes } from '../programmes/donors/routes.ts'
import { iatiRoutes } from '../programmes/iati/routes.ts'
import { indicatorRoutes } from '../programmes/indicators/routes.ts'
import { projectRoutes } from '../programmes/projects/routes.ts'
import { scheduleRoutes } from '../programmes/schedule/routes.ts'
import { delegationRoutes } from '../requests/delegations/routes.ts'
import { requestPaperRoutes } from '../requests/request-papers/routes.ts'
import { requestRoutes } from '../requests/requests/steps/routes.ts'
import { signatureChainRoutes } from '../requests/signature-chain/routes.ts'
import { attendanceRoutes } from '../training/attendance/routes.ts'
import { certificateRoutes } from '../training/certificates/routes.ts'
import { courseRoutes } from '../training/courses/routes.ts'
import { enrollmentRoutes } from '../training/enrollments/routes.ts'
import { evaluationFormRoutes } from '../training/evaluation-forms/routes.ts'
import { evaluationRoutes } from '../training/evaluations/routes.ts'
import { examRoutes } from '../training/exams/routes.ts'
import { ownTrainingRoutes } from '../training/own-trainings/routes.ts'
import { participantRoutes } from '../training/participants/routes.ts'
import { subActivityRoutes } from '../training/sub-activities/routes.ts'
import { trainerRoutes } from '../training/trainers/routes.ts'
import { trainingPeopleRoutes } from '../training/training-people/routes.ts'
import { trainingResultRoutes } from '../training/training-results/routes.ts'
import { trainingSessionRoutes } from '../training/training-sessions/routes.ts'
import { dashboardRoutes } from '../workspace/dashboard/routes.ts'
import { historyRoutes } from '../workspace/history/routes.ts'
import { installationRoutes } from '../workspace/installation/routes.ts'
import { listViewRoutes } from '../workspace/list-views/routes.ts'
import { reportRoutes } from '../workspace/reports/routes.ts'
import { openablePages } from '../workspace/search/openable.ts'
import { searchRoutes } from '../workspace/search/routes.ts'
import { vitalRoutes } from '../workspace/vitals/routes.ts'
import { waitingRoutes } from '../workspace/waiting/routes.ts'

export const routes: readonly Bound[] = [
  ...accessRoutes(isLinkStillGranted),
  ...activityRoutes,
  ...activityUpdateRoutes,
  ...accountingCodeRoutes,
  ...attendanceRoutes,
  ...budgetCategoryRoutes,
  ...budgetItemRoutes,
  ...budgetRoutes,
  ...budgetVersionRoutes,
  ...certificateRoutes,
  ...commentRoutes,
  ...commitmentRoutes,
  ...complaintRoutes,
  ...courseRoutes,
  ...dashboardRoutes,
  ...delegationRoutes,
  ...donorRoutes,
  ...emailRoutes,
  ...enrollmentRoutes,
  ...examRoutes,
  ...evaluationFormRoutes,
  ...evaluationRoutes,
  ...exchangeRateRoutes,
  ...expenseRoutes,
  ...fileRoutes,
  ...iatiRoutes,
  ...historyRoutes,
  ...importUploadRoutes,
  ...importApplyRoutes,
  ...forecastRoutes,
  ...indicatorRoutes,
  ...installationRoutes,
  ...listViewRoutes,
  ...monitoringRoutes,
  ...noticeRoutes(openablePages),
  ...ownAccountRoutes,
  ...ownTrainingRoutes,
  ...participantRoutes,
  ...partnerRoutes,
  ...privilegeProfileRoutes,
  ...projectRoutes,
  ...reportRoutes,
  ...requestPaperRoutes,
  ...requestRoutes,
  ...scheduleRoutes,
  ...searchRoutes,
  ...secondFactorRoutes,
  ...signatureChainRoutes,
  ...subActivityRoutes,
  ...trainerRoutes,
  ...trainingEmailRoutes,
  ...trainingPeopleRoutes,
  ...trainingResultRoutes,
  ...trainingSessionRoutes,
  ...userImportRoutes,
  ...userPrivilegeRoutes,
  ...userRoutes,
  ...vitalRoutes,
  ...waitingRoutes,
]
