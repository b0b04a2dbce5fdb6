import type { ComponentType } from 'react'
import type { PageName } from './routes.ts'
import Login from './screens/access/Login.tsx'

/** A screen with the texts that it shows; both are loaded when it is first gone to. */
export interface Screen {
  readonly load: () => Promise<{ readonly default: ComponentType }>
  readonly texts: readonly string[]
}

const screen = (load: Screen['load'], ...texts: string[]): Screen => ({ load, texts })

/** The screens that are built, by the specification's names. A name of the route table that is missing here is not. */
export const screens: Readonly<Partial<Record<PageName, Screen>>> = {
  // Everyone's first page comes with the shell: a request of its own would cost a round trip.
  Login: screen(async () => ({ default: Login })),
  Signup: screen(() => import('./screens/access/Signup.tsx'), 'profile'),
  Forgot: screen(() => import('./screens/access/Forgot.tsx')),
  Reset: screen(() => import('./screens/access/Reset.tsx')),
  Verify: screen(() => import('./screens/access/Verify.tsx')),
  About: screen(() => import('./screens/About.tsx'), 'about'),
  Account: screen(() => import('./screens/account/Account.tsx'), 'account', 'profile', 'blocks'),
  StaffAccount: screen(() => import('./screens/account/Account.tsx'), 'account', 'profile', 'blocks'),
  Emails: screen(() => import('./screens/emails/Emails.tsx'), 'emails', 'blocks'),
  Partners: screen(() => import('./screens/partners/Partners.tsx'), 'partners', 'blocks'),
  Vitals: screen(() => import('./screens/vitals/Vitals.tsx'), 'vitals', 'blocks'),
  StaffDashboard: screen(() => import('./screens/dashboard/StaffDashboard.tsx'), 'dashboard'),
  Courses: screen(() => import('./screens/courses/Courses.tsx'), 'courses', 'blocks'),
  Donors: screen(() => import('./screens/donors/Donors.tsx'), 'donors', 'losses', 'blocks'),
  Projects: screen(() => import('./screens/projects/Projects.tsx'), 'projects', 'period', 'currencies', 'blocks'),
  Project: screen(
    () => import('./screens/projects/Project.tsx'),
    'projects',
    'reports',
    'period',
    'currencies',
    'losses',
    'people',
    'activities',
    'blocks',
  ),
  Forecast: screen(() => import('./screens/budgets/Forecast.tsx'), 'monitoring', 'blocks'),
  BudgetBreakdown: screen(() => import('./screens/budgets/BudgetBreakdown.tsx'), 'monitoring', 'blocks'),
  MonthlyMonitoring: screen(() => import('./screens/budgets/MonthlyMonitoring.tsx'), 'monitoring', 'people', 'blocks'),
  ExchangeRates: screen(
    () => import('./screens/exchange_rates/ExchangeRates.tsx'),
    'exchange_rates',
    'currencies',
    'people',
    'blocks',
  ),
  AccountingCodes: screen(() => import('./screens/accounting_codes/AccountingCodes.tsx'), 'accounting_codes', 'blocks'),
  Activity: screen(
    () => import('./screens/activities/Activity.tsx'),
    'activities',
    'sub_activities',
    'people',
    'period',
    'losses',
    'blocks',
  ),
  CoordinatorActivities: screen(() => import('./screens/activities/CoordinatorActivities.tsx'), 'activities', 'blocks'),
  CoordinatorSubActivities: screen(
    () => import('./screens/sub_activities/CoordinatorSubActivities.tsx'),
    'sub_activities',
    'people',
    'period',
    'blocks',
  ),
  Complaints: screen(() => import('./screens/complaints/Complaints.tsx'), 'complaints_desk', 'blocks'),
}
