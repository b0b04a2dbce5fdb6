import { describe, expect, test } from 'vitest'
import { leadsTo } from '../../../packages/host-app/src/core/routing/leads-to.ts'
import { navTargetsOf } from '../../../packages/host-app/src/core/routing/offered-pages.ts'
import { type PageName, pages } from '../../../packages/host-app/src/core/routing/routes.ts'
import { everyPrivilege } from '../../support/every-privilege.ts'
import { usePortal } from '../support/portal.ts'

/** The requests that each page makes before it shows anything. Pages without data make none. */
const reads: { readonly [Name in PageName]?: readonly string[] } = {
  About: [],
  AccountingCodes: ['/accounting_codes'],
  Calendar: ['/calendar?month=2026-01'],
  Complaints: ['/complaints'],
  CoordinatorActivities: ['/activities'],
  CoordinatorSubActivities: ['/sub_activities'],
  Courses: ['/courses'],
  Delegations: ['/delegations', '/delegations/calendar?month=2026-01'],
  Donors: ['/donors'],
  EmploymentRequests: ['/employment_requests'],
  Evaluations: ['/evaluation_forms'],
  ExchangeRates: ['/exchange_rates', '/exchange_rates/present'],
  FilesCenter: ['/files'],
  Instructors: ['/instructors'],
  Mailings: ['/mailings'],
  Profiles: ['/profiles'],
  Projects: ['/projects'],
  PurchaseRequests: ['/purchase_requests'],
  SignatureChain: ['/signature_chain'],
  Signatures: ['/signatures?mine=waiting'],
  StaffAccount: ['/account'],
  StaffDashboard: ['/dashboard', '/waiting'],
  StaffInstructorDashboard: ['/taught_trainings'],
  StaffUserDashboard: ['/own_trainings', '/own_due'],
  Trainees: ['/trainees'],
  Trainers: ['/trainers'],
  Users: ['/users'],
  Accessibility: [],
  VerifyCertificate: [],
  VerifyRequest: [],
}

const about = { id: '', email: '', full_name_en: '', full_name_ar: '' }

const ID = '0198c0de-0000-7000-8000-000000000001'

/**
 * The first request of each page about one record. Missing are pages for people of one training, whose rights depend on
 * it. They answer `not_found` to others.
 */
const recordReads: { readonly [Name in PageName]?: string } = {
  Project: `/projects/${ID}`,
  Forecast: `/projects/${ID}/forecast`,
  BudgetBreakdown: `/projects/${ID}/budget`,
  MonthlyMonitoring: `/projects/${ID}/monthly`,
  BudgetComparison: `/projects/${ID}/budget_comparison`,
  Activity: `/activities/${ID}`,
  SubActivity: `/sub_activities/${ID}`,
  SubActivityEvaluation: `/sub_activities/${ID}/evaluation_results`,
  ExamQuestions: `/exams?sub_activity_id=${ID}`,
  TraineeEvaluation: '/evaluation_forms?type=trainee',
  InstructorEvaluation: '/evaluation_forms?type=instructor',
  CordinatorEvaluation: '/evaluation_forms?type=cordinator',
  SubActivityFormDesign: '/evaluation_forms?type=sub_activity',
  StaffTraining: `/own_trainings/${ID}`,
  StaffInstructorTraining: `/taught_trainings/${ID}`,
  PurchaseRequest: `/purchase_requests/${ID}`,
  EmploymentRequest: `/employment_requests/${ID}`,
  CoordinatorActivities: '/activities',
  CoordinatorSubActivities: '/sub_activities',
  Signatures: '/signatures?mine=waiting',
  ...{ Complaints: '/complaints', Delegations: '/delegations', FilesCenter: '/files' },
  ...{ Profiles: '/profiles', Trainers: '/trainers' },
  ...{ StaffUserDashboard: '/own_trainings', StaffInstructorDashboard: '/taught_trainings' },
}

describe('the navigation', () => {
  const portal = usePortal()

  test.each(everyPrivilege)('leads a person with only %s to pages whose data they can read', async (_, privilege) => {
    const as = await portal().person('staff', [privilege])
    const shown = navTargetsOf({ type: 'staff', privileges: [privilege] })
    const answers = shown.flatMap(({ name }) =>
      (reads[name] ?? [`${name} is missing from the table`]).map(async path => {
        const { status } = await portal().call('GET', path, { as })
        return [name, path, status]
      }),
    )
    const failed = (await Promise.all(answers)).filter(([, , status]) => status !== 200)
    expect(failed).toEqual([])
  })
})

describe('links inside pages', () => {
  const portal = usePortal()

  test.each(everyPrivilege)('lead a person with only %s to no page that is refused', async (_, privilege) => {
    const as = await portal().person('staff', [privilege])
    const user = { ...about, type: 'staff' as const, privileges: [privilege] }
    const led = pages.filter(({ path }) => leadsTo(path.replace(/:\w+/g, ID), user))
    const answers = led.flatMap(({ name }) => {
      const path = recordReads[name]
      if (path === undefined) return []
      return [
        portal()
          .call('GET', path, { as })
          .then(({ status }) => [name, path, status] as const),
      ]
    })
    expect((await Promise.all(answers)).filter(([, , status]) => status !== 200 && status !== 404)).toEqual([])
  })
})
