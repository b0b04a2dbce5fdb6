import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const PROJECT = 'Primary health centres in Hasakah'

const dialog = (page: Page) => page.getByRole('dialog')
/** The visible input of a field, whose value a hidden one submits. */
const box = (page: Page, name: string) => dialog(page).locator(`[data-field=${name}] input:not([type=hidden])`).first()

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** The sum above the list of expenses, in minor units. */
const sumOf = async (page: Page, label: string): Promise<number> => {
  const line = page.getByText(label, { exact: false }).first()
  await expect.poll(() => line.textContent()).toMatch(/\d/)
  return Number((await line.textContent())?.replace(/\D/g, ''))
}

const minorOf = async (figure: Locator) => Number((await figure.textContent())?.replace(/\D/g, ''))

/** The sum of the listed planned months, in minor units. */
const plannedOf = async (page: Page): Promise<number> => {
  const cells = await page.getByRole('row').locator('td:nth-child(3)').filter({ hasText: /\d/ }).all()
  return (await Promise.all(cells.map(minorOf))).reduce((sum, one) => sum + one, 0)
}

const openFrom = async (page: Page, link: string, place: RegExp) => {
  await page.getByRole('link', { name: link }).click()
  await page.waitForURL(place)
  await page.getByRole('heading', { level: 1, name: link }).waitFor()
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Adds an activity that began a week ago. The phases of demo activities depend on today's date. */
const startActivity = async (page: Page, url: string, name: string) => {
  const project_id = /project\/([^?/]+)/.exec(page.url())?.[1]
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}/api${path}`, { data, headers: { origin: url } })
    expect(answer.status()).toBe(200)
    return (await answer.json()).data
  }
  const texts = { description: '', agendas: '', objectives: '', materials: '' }
  const plan = {
    planned_beneficiaries: 90,
    planned_value_minor: 500_000,
    start_date: dayFromNow(-7),
    end_date: dayFromNow(20),
  }
  const kind = { general_type: 'training', attendance_method: 'physical' }
  const { id, version } = await post('/activities', { project_id, code: 'MONTH', name, ...texts, ...plan, ...kind })
  await post(`/activities/${id}/start`, { version, actual_start: dayFromNow(-7) })
}

describe.each(languages())("a coordinator's month, in %s:", language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('updates an activity, posts an expense, explains a variance, follows each figure, and prints the report', async () => {
    const page = await visit({ language, width: 1280 })
    await openSession(page, portal().url, 'project_coordinator')
    await page.goto(`${portal().url}/staff/projects`)
    await openFrom(page, PROJECT, /\/staff\/project\//)

    await startActivity(page, portal().url, 'Training of midwives')
    await page.reload()
    await openFrom(page, 'Training of midwives', /\/staff\/activity\//)
    await page.getByRole('button', { name: t('activities.commands.update.button') }).click()
    await box(page, 'completion').fill('85')
    await box(page, 'actual_beneficiaries').fill('٧٧')
    await dialog(page)
      .getByRole('button', { name: t('activities.commands.update.submit') })
      .click()
    await page.getByText(t('activities.commands.update.done')).waitFor()
    await tab(page, t('activities.updates'))
    await page.getByRole('cell', { name: '85%' }).first().waitFor()
    await page.getByRole('cell', { name: '77', exact: true }).first().waitFor()

    // Goes back over the tab, the dialog, and the activity.
    for (let steps = 0; steps < 3; steps++) await page.goBack()
    await tab(page, t('projects.expenses'))
    const before = await sumOf(page, t('expenses.sum'))
    await page.getByRole('button', { name: t('expenses.add') }).click()
    await dialog(page)
      .getByRole('combobox', { name: t('expenses.item') })
      .fill('A2')
    await page.getByRole('option', { name: /A2/ }).click()
    await box(page, 'amount_minor').fill('120.50')
    await box(page, 'description').fill('Petrol for the field visit')
    await dialog(page)
      .getByRole('button', { name: t('expenses.add') })
      .click()
    await page
      .getByRole('row', { name: /Petrol for the field visit/ })
      .getByText('120.50', { exact: true })
      .waitFor()
    // The list and its sum are read separately.
    await expect.poll(() => sumOf(page, t('expenses.sum'))).toBe(before + 12_050)

    await page.goto(page.url().replace(/\?.*$/, '/monthly'))
    const lacking = page.getByRole('row').filter({ hasText: t('monitoring.needed') })
    await lacking.first().waitFor()
    const count = await lacking.count()
    expect(count).toBeGreaterThan(0)
    await lacking
      .first()
      .getByRole('button', { name: t('monitoring.explain') })
      .click()
    await dialog(page).locator('textarea').fill('The second delivery came a month late.')
    await dialog(page).locator('button[type=submit]').click()
    await page.getByRole('cell').getByText('The second delivery came a month late.').waitFor()
    await expect.poll(() => lacking.count()).toBe(count - 1)

    // Every figure opens the rows that add up to it.
    const month = page
      .getByRole('table', { name: t('monitoring.month'), exact: true })
      .getByRole('row')
      .nth(2)
    const follow = async (nth: number, place: RegExp) => {
      const figure = month.getByRole('link').nth(nth)
      const minor = await minorOf(figure)
      await figure.click()
      await page.waitForURL(place)
      return minor
    }
    const at = { plan: 0, spent: 1, planSoFar: 3, spentSoFar: 4 }
    for (const [nth, place] of [
      [at.plan, /forecast\?month=/],
      [at.planSoFar, /forecast\?until=/],
    ] as const) {
      const planned = await follow(nth, place)
      await expect.poll(() => plannedOf(page)).toBe(planned)
      await page.goBack()
    }
    for (const [nth, place] of [
      [at.spent, /month=/],
      [at.spentSoFar, /until=/],
    ] as const) {
      if (nth !== at.spent) await page.goBack()
      const spent = await follow(nth, place)
      await expect.poll(() => sumOf(page, t('expenses.sum'))).toBe(spent)
    }

    await page.goto(page.url().replace(/\?.*$/, '?act=print_budget'))
    const paper = page.getByRole('dialog', { name: /NRB-11/ })
    await paper.getByRole('row', { name: /Petrol for the field visit/ }).waitFor()
    await paper.getByText('The second delivery came a month late.').waitFor()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', document.title)
    })
    await paper.getByRole('button', { name: t('ui.print'), exact: true }).click()
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toMatch(/^NRB-11/)
  })
})
