import { groups, nameOfPrivilege, type Privilege, privileges } from '@portal/contract/core/rights/privileges'
import { describe, expect, test } from 'vitest'
import { navTargetsOf } from '../../../packages/host-app/src/core/routing/offered-pages.ts'
import type { PageName } from '../../../packages/host-app/src/core/routing/routes.ts'
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

const everyPrivilege = groups.flatMap(group =>
  privileges[group].map(command => {
    const privilege: Privilege = { group, command }
    return [nameOfPrivilege(privilege), privilege] as const
  }),
)

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
