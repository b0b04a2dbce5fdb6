import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import enrollmentsAr from '../../../../packages/host-app/src/locales/ar/training/enrollments.json' with { type: 'json' }
import trainingsAr from '../../../../packages/host-app/src/locales/ar/training/trainings.json' with { type: 'json' }
import enrollmentsEn from '../../../../packages/host-app/src/locales/en/training/enrollments.json' with { type: 'json' }
import subActivitiesEn from '../../../../packages/host-app/src/locales/en/training/sub_activities.json' with {
  type: 'json',
}
import trainingsEn from '../../../../packages/host-app/src/locales/en/training/trainings.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { overflowing } from '../../support/width.ts'

const texts = {
  en: { trainings: trainingsEn, enrollments: enrollmentsEn },
  ar: { trainings: trainingsAr, enrollments: enrollmentsAr },
}

// From the demo data: open, with places left.
const NAME = 'Project cycle management, group 4'

// Folder for screenshots. None are taken by default.
const folder = process.env.TRAINING_PICTURES

const look = async (page: Page, name: string) => {
  expect(await overflowing(page), `${name} is wider than the screen`).toEqual([])
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

describe('enrolment', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each([
    ['en', 'user', 'Huda Ibrahim'],
    ['ar', 'user2', 'Tarek Zein'],
  ] as const)(
    'is requested on a phone, approved by staff, and shown to the trainee, in %s',
    async (language, account, person) => {
      const words = texts[language]
      const { url } = portal()
      const phone = await visit({ language, width: 360 })
      await openSession(phone, url, account)
      await phone.goto(`${url}/sup/enroll?search=group+4`)
      await phone.getByText(NAME).first().waitFor()
      await look(phone, `enroll-${language}`)
      await phone.getByRole('button', { name: words.trainings.request, exact: true }).click()
      await phone.getByRole('button', { name: words.trainings.withdraw, exact: true }).waitFor()
      await phone.getByText(words.enrollments.states.pending, { exact: true }).first().waitFor()

      const officer = await visit({ width: 1440 })
      await openSession(officer, url, 'activity_coordinator')
      await officer.goto(`${url}/staff/coordinator/sub_activities?search=group+4`)
      await officer.getByRole('link', { name: NAME }).first().click()
      await officer.getByRole('tab', { name: subActivitiesEn.enrollments }).click()
      const row = officer.getByRole('row').filter({ hasText: person })
      await row.getByRole('checkbox').check()
      await officer.getByRole('button', { name: enrollmentsEn.approve, exact: true }).click()
      await row.getByText(enrollmentsEn.states.approved, { exact: true }).waitFor()
      await look(officer, `desk-${language}`)

      await phone.goto(`${url}/sup/trainings`)
      await phone.getByRole('link', { name: NAME }).first().click()
      await phone.getByRole('heading', { level: 1, name: NAME }).waitFor()
      await phone.getByText(words.enrollments.states.approved, { exact: true }).first().waitFor()
      await look(phone, `training-${language}`)
      const notices = await phone.request.get(`${url}/api/notices`)
      const { data } = await notices.json()
      expect(data.map(({ kind }: { kind: string }) => kind)).toContain('enrollment_approved')
    },
  )
})
