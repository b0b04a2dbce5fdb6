import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import shellAr from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import profilesAr from '../../../../packages/host-app/src/locales/ar/people/privilege_profiles.json' with {
  type: 'json',
}
import privilegesAr from '../../../../packages/host-app/src/locales/ar/people/privileges.json' with { type: 'json' }
import shellEn from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import profilesEn from '../../../../packages/host-app/src/locales/en/people/privilege_profiles.json' with {
  type: 'json',
}
import privilegesEn from '../../../../packages/host-app/src/locales/en/people/privileges.json' with { type: 'json' }
import { tabTo } from '../../complaints/complaints/handling.ts'
import { useBrowser } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const texts = {
  en: { profiles: profilesEn, privileges: privilegesEn, shell: shellEn, person: 'Karim Mansour' },
  ar: { profiles: profilesAr, privileges: privilegesAr, shell: shellAr, person: 'كريم منصور' },
}

const statusOf = (page: Page, path: string) => page.evaluate(one => fetch(one).then(({ status }) => status), path)

describe('a profile', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each([
    ['en', 1280],
    ['ar', 1440],
  ] as const)(
    'is created and assigned, and grants its menu entries until it is removed, in %s',
    async (language, width) => {
      const { profiles, privileges, shell, person } = texts[language]
      const staff = await visit({ language, width, allowed: [/403/] })
      await logIn(staff, portal().url, 'staff')
      const entry = staff
        .getByRole('navigation', { name: shell.main_navigation })
        .getByRole('link', { name: shell.pages.Donors, exact: true })
      const home = staff.getByRole('link', { name: shell.pages.StaffDashboard, exact: true })
      await home.waitFor()
      expect(await entry.count()).toBe(0)
      expect(await statusOf(staff, '/api/donors')).toBe(403)

      const admin = await visit({ language, width })
      await openSession(admin, portal().url, 'sysadmin')
      await admin.goto(`${portal().url}/staff/users/profiles`)
      await admin.getByRole('button', { name: profiles.add, exact: true }).first().click()
      const drawer = admin.getByRole('dialog')
      await drawer.locator('input[name=name]').fill(`Field office ${language}`)
      const donors = drawer.getByRole('group', { name: privileges.areas.donors, exact: true })
      const view = donors.getByRole('checkbox', { name: privileges.commands.view, exact: true })
      await tabTo(admin, view)
      await admin.keyboard.press('Space')
      await drawer.getByRole('button', { name: profiles.add, exact: true }).click()

      await drawer.getByRole('tab', { name: profiles.people }).click()
      await drawer.getByRole('searchbox', { name: profiles.give_search }).fill('staff@demo.test')
      await drawer.getByRole('button', { name: profiles.give_to.replace('{{name}}', person), exact: true }).click()
      const take = drawer.getByRole('button', { name: profiles.take_from.replace('{{name}}', person), exact: true })
      await take.waitFor()

      expect(await statusOf(staff, '/api/donors')).toBe(200)
      await staff.reload()
      await entry.click()
      await staff.getByRole('heading', { name: shell.pages.Donors, level: 1 }).waitFor()

      await take.click()
      await take.waitFor({ state: 'detached' })
      expect(await statusOf(staff, '/api/donors')).toBe(403)
      await staff.reload()
      await home.waitFor()
      expect(await entry.count()).toBe(0)
    },
  )
})
