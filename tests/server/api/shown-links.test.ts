import { beforeAll, describe, expect, test } from 'vitest'
import { leadsTo } from '../../../packages/host-app/src/core/routing/leads-to.ts'
import { navTargetsOf } from '../../../packages/host-app/src/core/routing/offered-pages.ts'
import { type PageName, pages } from '../../../packages/host-app/src/core/routing/routes.ts'
import { everyPrivilege } from '../../support/every-privilege.ts'
import { anActivity, aTraining } from '../support/made.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { addRequest, aProjectLine, employmentDraft, requestDraft, useFivePeople } from '../support/requests/requests.ts'
import { pageBehind } from './first-requests.ts'

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
  const people = useFivePeople(portal)
  let records: Readonly<Record<'project' | 'activity' | 'run' | 'taken', string>>

  beforeAll(async () => {
    const line = await aProjectLine(portal())
    const activity = await anActivity(portal(), { project_id: line.project_id })
    const trainings = [await aTraining(portal(), { activity_id: activity.id }), await aTraining(portal())]
    const [run, taken] = trainings.map(({ id }) => id)
    records = { project: line.project_id, activity: activity.id, run, taken }
    await addRequest(portal(), people().requester, requestDraft(people(), line))
    await addRequest(portal(), people().requester, employmentDraft(people(), line), 'employment_requests')
  })

  /** Adds a person to the project's team, to the instructors of one training, and to the trainees of another. */
  const join = async ({ id }: Person) => {
    const { pool } = portal().database
    await pool.query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [records.project, id])
    const as = await portal().person('sysadmin')
    for (const path of [`${records.run}/instructors`, `${records.taken}/trainees`]) {
      const { status } = await portal().call('POST', `/sub_activities/${path}`, { as, body: { user_ids: [id] } })
      expect(status).toBe(200)
    }
  }

  /** The record that a page is about. Requests are linked only where they are listed. */
  const recordOf = async (name: PageName, as: Person): Promise<string | undefined> => {
    if (name === 'PurchaseRequest' || name === 'EmploymentRequest') {
      const list = name === 'PurchaseRequest' ? '/purchase_requests' : '/employment_requests'
      return (await portal().call('GET', list, { as })).body.data[0]?.id
    }
    if (name === 'StaffTraining') return records.taken
    if (name === 'Activity') return records.activity
    return ofProject.some(one => one === name) ? records.project : records.run
  }

  test.each(everyPrivilege)('lead a person with only %s to pages whose record they can read', async (_, privilege) => {
    const as = await portal().person('staff', [privilege])
    await join(as)
    const user = { ...about, type: 'staff' as const, privileges: [privilege] }
    const answers = pages.map(async ({ name, path }) => {
      const id = path.includes(':id') ? await recordOf(name, as) : ''
      const href = path.replace(':id', id ?? '').replace(/:\w+/g, 'x1')
      const read = id !== undefined && leadsTo(href, user) ? pageBehind(href).read : undefined
      return read === undefined ? [] : [[name, read, (await portal().call('GET', read, { as })).status] as const]
    })
    expect((await Promise.all(answers)).flat().filter(([, , status]) => status !== 200)).toEqual([])
  })
})

const ofProject = ['Project', 'Forecast', 'BudgetBreakdown', 'MonthlyMonitoring', 'BudgetComparison'] as const
