import type { Need } from '@portal/contract/core/rights/needs'
import type { PageName } from './routes.ts'
import { subActivityTabNeeds } from './sub-activity-tabs.ts'

interface PageReads {
  /** Who can read what the page shows. */
  readonly page: Need
  /** Who sees a tab, by its name in `?tab=`. Default: everyone who sees the page. */
  readonly tabs?: Readonly<Record<string, Need>>
}

const budget: PageReads = { page: ['budget'] }
const forms: PageReads = { page: ['evaluation_forms'] }
const trainee: PageReads = { page: ['trainees', 'trainee_pages'] }
const instructor: PageReads = { page: ['instructors', 'instructor_pages'] }
const profiles: Need = {
  anyOf: [
    ['users', 'profiles'],
    ['users', 'control_profiles'],
  ],
}
const files: Need = { anyOf: [['files'], ['instructors', 'upload_files']] }

/**
 * Who can read a page, for pages that the guard opens for more people. Those others would only see that a privilege is
 * missing, so they get plain text instead of links to the page.
 */
export const pageReads: { readonly [Name in PageName]?: PageReads } = {
  Project: {
    page: ['projects'],
    tabs: {
      budget: ['budget'],
      expenses: ['budget'],
      commitments: ['budget'],
      activities: ['activities'],
      timeline: ['activities'],
      files,
    },
  },
  Activity: { page: ['activities'], tabs: { sub_activities: ['sub_activities'], files } },
  SubActivity: { page: ['sub_activities'], tabs: { ...subActivityTabNeeds, files } },
  CoordinatorActivities: { page: ['activities'] },
  CoordinatorSubActivities: { page: ['sub_activities'] },
  Forecast: budget,
  BudgetBreakdown: budget,
  MonthlyMonitoring: budget,
  BudgetComparison: budget,
  SubActivityEvaluation: { page: ['sub_activities', 'show_evaluation'] },
  ExamQuestions: { page: ['sub_activities', 'fill_questions'] },
  TraineeEvaluation: forms,
  InstructorEvaluation: forms,
  CordinatorEvaluation: forms,
  SubActivityFormDesign: forms,
  Profiles: { page: profiles },
  StaffUserDashboard: trainee,
  StaffInstructorDashboard: instructor,
  StaffTraining: trainee,
  StaffInstructorTraining: instructor,
  FilesCenter: { page: files },
  Delegations: { page: ['delegations'] },
  Complaints: { page: ['complaints'] },
  Trainers: { page: ['trainers'] },
  Training: trainee,
  InstructorTraining: instructor,
  Enroll: trainee,
}
