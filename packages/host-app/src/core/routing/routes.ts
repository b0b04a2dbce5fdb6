import { accountingReadNeed, mailingNeed, type Need, participantNeeds } from '@portal/contract/core/rights/needs'
import { readCalendar } from '@portal/contract/programmes/schedule'
import { chainNeed } from '@portal/contract/requests/signature-chain'
import type { IconName } from '@portal/ui/Icon'
import type shell from '../../locales/en/app/shell.json'

/** The specification's name of a page. Its title has the same key in the texts. */
export type PageName = keyof typeof shell.pages

/** The groups of the staff drawer, in order. The first has no heading. */
export const drawerGroups = ['general', 'programmes', 'training', 'money', 'requests', 'people', 'system'] as const

export interface DrawerLink {
  readonly group: (typeof drawerGroups)[number]
  readonly icon: IconName
  /** Who sees the link. */
  readonly needs: Need
}

/** `plain` is public and has no guard. */
export type Layout = 'guest' | 'staff' | 'user' | 'plain'

/** A path that shows a screen. `screens.ts` maps its name to the component. */
export interface PageRoute {
  readonly path: string
  readonly name: PageName
  readonly layout: Layout
  readonly needs: Need
  readonly drawer?: DrawerLink | undefined
  /** The icon for a page without a drawer link. */
  readonly icon?: IconName
  /** Who is offered the page in navigation, if the guard admits more people than need it. */
  readonly offered?: Need
  /** Redirects staff to the same path below `/staff`. Trainees with any type of account scan the same code. */
  readonly isForBoth?: true
}

/** One path of the portal. The guard, the drawer, titles, and the test that visits every page use this table. */
export type Route = PageRoute | { readonly path: string; readonly redirect: string }

/** The need that a layout adds to the route's own. */
export const areaNeeds = { staff: 'staff_area', user: 'user_area' } as const satisfies Record<string, Need>

const page = (layout: Layout, path: string, name: PageName, needs: Need, drawer?: DrawerLink): PageRoute => ({
  path,
  name,
  layout,
  needs,
  drawer,
})
const guest = (path: string, name: PageName) => page('guest', `/auth/${path}`, name, 'guest')
const staff = (path: string, name: PageName, needs: Need, drawer?: DrawerLink) =>
  page('staff', `/staff/${path}`, name, needs, drawer)
const user = (path: string, name: PageName, icon?: IconName): PageRoute => ({
  ...page('user', `/sup/${path}`, name, 'user_area'),
  ...(icon && { icon }),
})
const drawer = (group: DrawerLink['group'], icon: IconName, needs: Need): DrawerLink => ({ group, icon, needs })

/** Both header links appear only for a user who may see trainee and instructor pages. */
export const headerLinksNeed: Need = {
  allOf: [['trainees', 'trainee_pages'], ['instructors', 'instructor_pages'], 'user_area'],
}

/**
 * The route table. The specification doesn't list accessibility, calendar, mails, check-in,
 * certificates, partners, vitals, rates, accounts, or the budget comparison.
 */
export const routeTable: readonly Route[] = [
  { path: '/auth', redirect: '/auth/login' },
  guest('login', 'Login'),
  guest('signup', 'Signup'),
  guest('password/forgot', 'Forgot'),
  guest('password/reset', 'Reset'),
  guest('verify', 'Verify'),
  // For people who have just logged in and must first set up a second factor. Everybody else is redirected home.
  page('guest', '/auth/second_factor', 'SecondFactor', 'signed_in'),
  // Links in mails, which also work while logged in. Without the token in the link there is nothing to do.
  { ...page('plain', '/email/confirm', 'ConfirmEmail', 'public'), offered: 'guest' },
  { ...page('plain', '/email/stop', 'StopEmail', 'public'), offered: 'guest' },
  { ...page('plain', '/about', 'About', 'public'), icon: 'info' },
  page('plain', '/accessibility', 'Accessibility', 'public'),
  page('plain', '/verify/certificate', 'VerifyCertificate', 'public'),
  { ...page('plain', '/verify', 'VerifyRequest', 'public'), icon: 'check' },
  { path: '/staff', redirect: '/staff/dashboard' },
  staff('dashboard', 'StaffDashboard', 'staff_area', drawer('general', 'home', 'staff_area')),
  staff('donors', 'Donors', ['donors'], drawer('programmes', 'donor', ['donors'])),
  staff('projects', 'Projects', ['projects'], drawer('programmes', 'project', ['projects'])),
  staff('calendar', 'Calendar', readCalendar.needs, drawer('programmes', 'calendar', readCalendar.needs)),
  staff('courses', 'Courses', ['courses'], drawer('training', 'course', ['courses'])),
  staff('project/:id', 'Project', ['projects']),
  staff('project/:id/forecast', 'Forecast', 'staff_area'),
  staff('project/:id/breakdown', 'BudgetBreakdown', 'staff_area'),
  staff('project/:id/monthly', 'MonthlyMonitoring', 'staff_area'),
  staff('project/:id/comparison', 'BudgetComparison', 'staff_area'),
  staff('activity/:id', 'Activity', ['activities']),
  staff('sub_activity/:id', 'SubActivity', ['sub_activities']),
  staff('sub_activity/:id/evaluation/show', 'SubActivityEvaluation', 'staff_area'),
  staff('sub_activity/:id/evaluation', 'SubActivityEvaluationForm', 'staff_area'),
  staff(
    'coordinator/activities',
    'CoordinatorActivities',
    'staff_area',
    drawer('programmes', 'activity', ['activities']),
  ),
  staff(
    'coordinator/sub_activities',
    'CoordinatorSubActivities',
    'staff_area',
    drawer('programmes', 'training', ['sub_activities']),
  ),
  staff('training/:id/examquestions', 'ExamQuestions', 'staff_area'),
  staff('evaluations', 'Evaluations', ['evaluation_forms'], drawer('training', 'form', ['evaluation_forms'])),
  staff('evaluations/trainee/:slug', 'TraineeEvaluation', 'staff_area'),
  staff('evaluations/instructor/:slug', 'InstructorEvaluation', 'staff_area'),
  staff('evaluations/cordinator/:slug', 'CordinatorEvaluation', 'staff_area'),
  // The specification has no path for the fourth type.
  staff('evaluations/sub_activity/:slug', 'SubActivityFormDesign', 'staff_area'),
  staff('users', 'Users', ['users'], drawer('people', 'users', ['users'])),
  staff(
    'users/instructors',
    'Instructors',
    participantNeeds.instructors,
    drawer('people', 'instructor', ['instructors', 'view']),
  ),
  staff('users/trainees', 'Trainees', participantNeeds.trainees, drawer('people', 'trainee', ['trainees', 'view'])),
  staff('users/profiles', 'Profiles', 'staff_area', drawer('people', 'user', ['users', 'profiles'])),
  staff('trainings', 'StaffUserDashboard', 'staff_area', drawer('training', 'trainee', ['trainees', 'trainee_pages'])),
  staff(
    'trainings/instructor',
    'StaffInstructorDashboard',
    'staff_area',
    drawer('training', 'instructor', ['instructors', 'instructor_pages']),
  ),
  staff('trainings/:id', 'StaffTraining', 'staff_area'),
  staff('trainings/:id/evaluation', 'StaffTrainingEvaluation', 'staff_area'),
  staff('trainings/instructor/:id', 'StaffInstructorTraining', 'staff_area'),
  staff('trainings/instructor/:id/evaluation', 'StaffInstructorTrainingEvaluation', 'staff_area'),
  staff('trainings/:id/exam_answers', 'StaffExamAnswers', 'staff_area'),
  staff('trainings/:id/exam/:slug', 'StaffExam', 'staff_area'),
  staff('check_in/:code', 'StaffCheckIn', 'staff_area'),
  { ...staff('account', 'StaffAccount', 'staff_area'), icon: 'user' },
  staff('files', 'FilesCenter', 'staff_area', drawer('general', 'file', ['files'])),
  staff(
    'purchase_requests',
    'PurchaseRequests',
    'staff_area',
    drawer('requests', 'cart', {
      anyOf: [
        ['purchase_requests', 'view_multi_project'],
        ['purchase_requests', 'view_core'],
      ],
    }),
  ),
  staff('purchase_requests/:id', 'PurchaseRequest', 'staff_area'),
  staff(
    'employment_requests',
    'EmploymentRequests',
    'staff_area',
    drawer('requests', 'briefcase', {
      anyOf: [
        ['employment_requests', 'view_multi_project'],
        ['employment_requests', 'view_core'],
      ],
    }),
  ),
  staff('employment_requests/:id', 'EmploymentRequest', 'staff_area'),
  { ...staff('signatures/chain', 'SignatureChain', chainNeed), icon: 'lock' },
  staff('signatures', 'Signatures', 'staff_area', drawer('requests', 'signature', ['signatures'])),
  staff('delegations', 'Delegations', 'staff_area', drawer('requests', 'delegation', ['delegations'])),
  staff('complaints', 'Complaints', 'staff_area', drawer('general', 'message', ['complaints'])),
  staff('exchange_rates', 'ExchangeRates', accountingReadNeed, drawer('money', 'refresh', accountingReadNeed)),
  staff('accounting_codes', 'AccountingCodes', accountingReadNeed, drawer('money', 'numbers', accountingReadNeed)),
  staff('trainers', 'Trainers', 'staff_area', drawer('training', 'trainer', ['trainers'])),
  staff('mailings', 'Mailings', mailingNeed, drawer('people', 'mail', mailingNeed)),
  staff('emails', 'Emails', 'sysadmin', drawer('system', 'mail', 'sysadmin')),
  staff('email_templates', 'EmailTemplates', 'sysadmin'),
  staff('email_templates/:name', 'EmailTemplate', 'sysadmin'),
  staff('partners', 'Partners', 'sysadmin', drawer('system', 'globe', 'sysadmin')),
  staff('vitals', 'Vitals', 'sysadmin', drawer('system', 'activity', 'sysadmin')),
  { path: '/sup', redirect: '/sup/trainings' },
  user('trainings', 'UserDashboard', 'trainee'),
  { ...user('trainings/instructor', 'InstructorDashboard', 'instructor'), offered: headerLinksNeed },
  user('enroll', 'Enroll', 'plus'),
  user('trainings/instructor/:id', 'InstructorTraining'),
  user('trainings/instructor/:id/evaluation', 'InstructorTrainingEvaluation'),
  user('trainings/:id', 'Training'),
  user('trainings/:id/exam/:slug', 'Exam'),
  user('trainings/:id/exam_answers', 'ExamAnswers'),
  user('trainings/:id/evaluation', 'Evaluation'),
  { ...user('check_in/:code', 'CheckIn'), isForBoth: true },
  user('account', 'Account', 'user'),
]

export const pages: readonly PageRoute[] = routeTable.filter((route): route is PageRoute => 'name' in route)
