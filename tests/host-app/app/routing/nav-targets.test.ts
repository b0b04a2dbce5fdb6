import type { AccountType } from '@portal/contract/core/rights/accounts'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import { describe, expect, it } from 'vitest'
import { guard } from '../../../../packages/host-app/src/core/routing/guard.ts'
import { drawerOf, navTargetsOf } from '../../../../packages/host-app/src/core/routing/offered-pages.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'

const person = (type: AccountType, granted: readonly Privilege[] = []) => ({
  id: '00000000-0000-4000-8000-000000000000',
  type,
  email: 'someone@example.org',
  full_name_en: 'Some One',
  full_name_ar: 'شخص ما',
  privileges: [...granted],
})

const names = (...who: Parameters<typeof person>) => navTargetsOf(person(...who)).map(({ name }) => name)

describe('the command palette’s pages', () => {
  it.each(['staff', 'user', 'sysadmin', 'project_director', 'trainee'] as const)(
    'pass the guard for %s and need no record',
    type => {
      const user = person(type)
      for (const { path } of navTargetsOf(user)) {
        expect(path).not.toContain(':')
        expect(guard(path, user), path).toHaveProperty('match')
      }
    },
  )

  it('include every page of the drawer', () => {
    for (const type of ['staff', 'sysadmin', 'project_director'] as const) {
      const user = person(type)
      expect(names(type)).toEqual(expect.arrayContaining(drawerOf(user).map(({ name }) => name)))
    }
  })

  it('include a page only when the person has its privilege', () => {
    expect(names('staff')).not.toContain('Donors')
    expect(names('staff', [{ group: 'donors', command: 'view' }])).toContain('Donors')
    expect(names('staff')).not.toContain('PurchaseRequests')
    expect(names('project_director')).not.toContain('Emails')
    expect(names('sysadmin')).toContain('Emails')
  })

  it('separate staff pages from user pages and never include guest pages', () => {
    expect(names('user')).toEqual([
      'UserDashboard',
      'Enroll',
      'Account',
      'About',
      'Accessibility',
      'VerifyCertificate',
      'VerifyRequest',
    ])
    expect(
      names('user', [
        { group: 'trainees', command: 'trainee_pages' },
        { group: 'instructors', command: 'instructor_pages' },
      ]),
    ).toContain('InstructorDashboard')
    const guests = pages.filter(({ layout }) => layout === 'guest').map(({ name }) => name)
    expect(names('sysadmin').filter(name => guests.includes(name))).toEqual([])
  })
})
