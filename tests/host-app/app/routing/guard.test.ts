import { type AccountType, accountTypes, startingPrivileges } from '@portal/contract/core/rights/accounts'
import { can, type Need } from '@portal/contract/core/rights/needs'
import { groups, type Privilege, privileges } from '@portal/contract/core/rights/privileges'
import { describe, expect, it } from 'vitest'
import { guard, mayOpen } from '../../../../packages/host-app/src/core/routing/guard.ts'
import { drawerGroupsOf, drawerOf } from '../../../../packages/host-app/src/core/routing/offered-pages.ts'
import { type PageRoute as Page, pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import ar from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import en from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }

const person = (type: AccountType, granted: readonly Privilege[] = []) => ({
  id: '00000000-0000-4000-8000-000000000000',
  type,
  email: 'someone@example.org',
  full_name_en: 'Some One',
  full_name_ar: 'شخص ما',
  privileges: [...granted],
})

const home = (type: AccountType) => (type === 'user' ? '/sup/trainings' : '/staff/dashboard')
const address = ({ path }: Page) => path.replace(/:\w+/g, 'x1')
const passesAll = (type: AccountType) => type === 'project_director' || type === 'sysadmin'

/** Mirrors the forms of a need: a group, a group with a command, any of several needs, or all of them. */
const meets = (granted: readonly Privilege[], needs: Need): boolean => {
  if (typeof needs === 'string') throw new Error('a route names groups and commands')
  if ('allOf' in needs) return needs.allOf.every(one => meets(granted, one))
  if ('anyOf' in needs) return needs.anyOf.some(one => meets(granted, one))
  const [group, command = undefined] = needs
  return granted.some(one => one.group === group && (command === undefined || one.command === command))
}

/** Restates section 6 of the specification, so that the test doesn't depend on `can`. */
const expected = (page: Page, type: AccountType | null, granted: readonly Privilege[]): 'shown' | string => {
  if (page.layout === 'plain') return 'shown'
  // Only people who must set up a second factor may open this page. A separate test covers it.
  if (page.name === 'SecondFactor') return type === null ? '/auth/login' : home(type)
  if (page.layout === 'guest') return type === null ? 'shown' : home(type)
  if (type === null) return `/auth/login?next=${encodeURIComponent(address(page))}`
  if (page.layout === 'staff' && type === 'user') return home(type)
  // Not in the specification: trainees with any type of account scan the same code.
  if (page.name === 'CheckIn' && type !== 'user') return '/staff/check_in/x1'
  if (page.layout === 'user' && type !== 'user') return home(type)
  const { needs } = page
  if (needs === 'sysadmin') return type === 'sysadmin' ? 'shown' : home(type)
  if (typeof needs === 'string' || passesAll(type)) return 'shown'
  return meets(granted, needs) ? 'shown' : home(type)
}

const found = (page: Page, user: ReturnType<typeof person> | null) => {
  const destination = guard(address(page), user)
  return 'redirect' in destination ? destination.redirect : 'shown'
}

describe('route guards (section 6)', () => {
  it.each(pages.map(page => [page.path, page] as const))(
    'apply to %s for visitors and every account type',
    (_, page) => {
      expect(found(page, null)).toBe(expected(page, null, []))
      for (const type of accountTypes) {
        const starting = startingPrivileges[type]
        expect(found(page, person(type, starting)), `${type} with its starting profile`).toBe(
          expected(page, type, starting),
        )
        expect(found(page, person(type)), `${type} without privileges`).toBe(expected(page, type, []))
      }
    },
  )

  it('accept any command of a group when the route names only the group', () => {
    for (const command of privileges.donors) {
      expect(
        found(
          pages.find(({ name }) => name === 'Donors') ?? missing(),
          person('staff', [{ group: 'donors', command }]),
        ),
      ).toBe('shown')
    }
  })

  it('redirect unknown paths, /auth, and / to the login, and /staff and /sup to the home page', () => {
    const user = person('user')
    const staff = person('staff')
    for (const path of [
      '/auth',
      '/',
      '/nothing',
      '/staff/nothing',
      '/auth/login/x',
      '/%E0%A4%A',
      '/staff/project/%E0%A4%A',
    ])
      expect(guard(path, null)).toEqual({ redirect: '/auth/login' })
    expect(guard('/', user)).toEqual({ redirect: '/sup/trainings' })
    expect(guard('/', staff)).toEqual({ redirect: '/staff/dashboard' })
    expect(guard('/staff', staff)).toEqual({ redirect: '/staff/dashboard' })
    expect(guard('/sup', user)).toEqual({ redirect: '/sup/trainings' })
  })

  it('allow links to pages the person may open and to targets outside the pages, ignoring query and hash', () => {
    const staff = person('staff', [{ group: 'projects', command: 'view' }])
    for (const href of ['/staff/project/x1?tab=budget#lines', '/staff', '/about', '/api/v1/files/x1', '#name'])
      expect(mayOpen(href, staff), href).toBe(true)
    for (const href of ['/staff/donors', '/staff/donors?query=a', '/staff/vitals', '/sup/trainings'])
      expect(mayOpen(href, staff), href).toBe(false)
    expect(mayOpen('/staff/donors', null), 'leads on over the login').toBe(true)
    expect(mayOpen('https://example.org/staff/donors', staff), 'elsewhere').toBe(true)
  })

  it('redirect to the second-factor set-up until it is done', () => {
    const due = { ...person('staff'), second_factor_due: true as const }
    for (const path of ['/', '/staff/dashboard', '/staff/account', '/auth/login', '/nothing', '/sup'])
      expect(guard(path, due), path).toEqual(
        path === '/nothing' ? { redirect: '/auth/login' } : { redirect: '/auth/second_factor' },
      )
    for (const path of ['/auth/second_factor', '/about']) expect(guard(path, due), path).toHaveProperty('match')
    expect(guard('/auth/second_factor', person('staff'))).toEqual({ redirect: '/staff/dashboard' })
    expect(guard('/auth/second_factor', null)).toEqual({ redirect: '/auth/login' })
  })

  it('match a fixed path segment before a parameter', () => {
    const destination = guard('/sup/trainings/instructor', person('user'))
    expect('match' in destination && 'name' in destination.match.route && destination.match.route.name).toBe(
      'InstructorDashboard',
    )
  })
})

describe('the staff drawer', () => {
  const names = (type: AccountType, granted: readonly Privilege[] = []) =>
    drawerOf(person(type, granted)).map(({ name }) => name)

  it('shows only the dashboard without privileges', () => {
    expect(names('staff')).toEqual(['StaffDashboard'])
  })

  it('shows each link with its privilege alone', () => {
    const links: readonly [string, Privilege][] = [
      ['Donors', { group: 'donors', command: 'add' }],
      ['PurchaseRequests', { group: 'purchase_requests', command: 'view_core' }],
      ['PurchaseRequests', { group: 'purchase_requests', command: 'view_multi_project' }],
      ['EmploymentRequests', { group: 'employment_requests', command: 'view_core' }],
      ['Profiles', { group: 'users', command: 'profiles' }],
      ['StaffInstructorDashboard', { group: 'instructors', command: 'instructor_pages' }],
      ['StaffUserDashboard', { group: 'trainees', command: 'trainee_pages' }],
      ['CoordinatorActivities', { group: 'activities', command: 'view' }],
      ['Complaints', { group: 'complaints', command: 'view_own' }],
      ['ExchangeRates', { group: 'budget', command: 'view' }],
      ['ExchangeRates', { group: 'specials', command: 'accounting_officer_turkey' }],
      ['AccountingCodes', { group: 'specials', command: 'accounting_officer_syria' }],
    ]
    for (const [name, granted] of links) expect(names('staff', [granted])).toContain(name)
    expect(names('staff', [{ group: 'purchase_requests', command: 'view_own' }])).not.toContain('PurchaseRequests')
    expect(names('staff', [{ group: 'users', command: 'view' }])).not.toContain('Profiles')
    expect(names('staff', [{ group: 'specials', command: 'ceo' }])).not.toContain('ExchangeRates')
  })

  it('shows everything to sysadmin, and all but the operator pages to project_director', () => {
    const all = pages.filter(({ drawer }) => drawer).map(({ name }) => name)
    expect(names('sysadmin')).toEqual(all)
    expect(names('project_director')).toEqual(all.filter(name => !['Emails', 'Partners', 'Vitals'].includes(name)))
  })

  it('puts each link into one group and has a heading for every group in both languages', () => {
    const user = person('sysadmin', [])
    const groups = drawerGroupsOf(user)
    const grouped = groups.flatMap(({ pages }) => pages.map(({ name }) => name))
    expect([...grouped].sort()).toEqual([...names('sysadmin')].sort())
    expect(groups.filter(({ pages }) => pages.length === 0)).toEqual([])
    const headings = groups.map(({ group }) => group).filter(group => group !== 'general')
    expect(Object.keys(en.drawer_groups)).toEqual(headings)
    expect(Object.keys(ar.drawer_groups)).toEqual(headings)
  })
})

describe('can', () => {
  const need: Need = ['donors', 'edit']
  it('requires both the group and the command', () => {
    expect(can(person('staff', [{ group: 'donors', command: 'view' }]), need)).toBe(false)
    expect(can(person('staff', [{ group: 'donors', command: 'edit' }]), need)).toBe(true)
    expect(can(null, need)).toBe(false)
  })
  it('allows project_director and sysadmin in every group', () => {
    for (const group of groups)
      for (const type of ['project_director', 'sysadmin'] as const) expect(can(person(type), [group])).toBe(true)
  })
})

const missing = (): never => {
  throw new Error('no such page')
}
