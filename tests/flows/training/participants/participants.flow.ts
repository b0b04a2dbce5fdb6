import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const people = { en: 'Huda Ibrahim', ar: 'هدى إبراهيم' } as const

describe.each(languages())('lists of instructors and trainees, in %s,', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)
  const person = people[language]

  it('are in the drawer, and lead from a person’s history to the training', async () => {
    const { url } = portal()
    const page = await visit({ language, width: 1440 })
    await logIn(page, url, 'project_director')
    const drawer = page.getByRole('list', { name: t('shell.drawer_groups.people') })
    await drawer.getByRole('link', { name: t('shell.pages.Trainees'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: t('shell.pages.Trainees') }).waitFor()
    await page.getByRole('searchbox', { name: t('participants.search') }).fill('Huda')
    await page.getByRole('link', { name: person }).click()
    const record = page.getByRole('dialog', { name: person })
    const training = record.getByRole('link', { name: 'Project cycle management, group 1' })
    await training.waitFor()
    await training.click()
    await page.getByRole('heading', { level: 1, name: 'Project cycle management, group 1' }).waitFor()

    await page.goto(`${url}/staff/users/instructors`)
    const row = page.getByRole('row').filter({ hasText: '@demo.test' })
    await row.first().waitFor()
    expect(await row.count()).toBe(2)
  })

  it('are not accessible to accounts of type user', async () => {
    const { url } = portal()
    const page = await visit({ language, width: 360 })
    await openSession(page, url, 'user')
    await page.goto(`${url}/staff/users/trainees`)
    await page.waitForURL(`${url}/sup/trainings`)
    expect((await page.request.get(`${url}/api/trainees`)).status()).toBe(403)
  })
})
