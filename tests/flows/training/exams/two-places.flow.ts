import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

describe.each(languages())('a test on two devices, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  const RIGHT = 'What can still be spent'

  test('is writable in one tab or device at a time, and loses no answers', async () => {
    const { url, database } = portal()
    const { rows } = await database.pool.query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
    const exam = `${url}/sup/trainings/${rows[0].id}/exam/pre`
    const open = async (page: Page, button: string) => {
      await page.goto(exam)
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('radio', { name: t('exam_runner.all') }).check()
    }
    const box = (page: Page) => page.getByRole('textbox')
    const isSaved = (page: Page) => page.getByText(t('exam_runner.saved'), { exact: true }).waitFor()
    const elsewhere = (page: Page) => page.getByText(t('exam_runner.elsewhere')).waitFor({ timeout: 30_000 })

    const laptop = await visit({ language, allowed: [/Failed to load resource/] })
    await openSession(laptop, url, 'user')
    await open(laptop, t('exams.start'))
    await box(laptop).fill('One')
    await isSaved(laptop)

    // The first tab is notified at once, and loses its answer fields.
    const tab = await laptop.context().newPage()
    await open(tab, t('exams.continue'))
    await elsewhere(laptop)
    expect(await box(laptop).count()).toBe(0)
    expect(await box(tab).inputValue()).toBe('One')
    await box(tab).fill('One, two')
    await isSaved(tab)

    // The phone opens the test while the tab types offline.
    await tab.context().setOffline(true)
    await box(tab).fill('One, two, three')
    await tab.getByText(t('exam_runner.waiting')).first().waitFor()
    const phone = await visit({ language, width: 360 })
    await openSession(phone, url, 'user')
    await open(phone, t('exams.continue'))
    expect(await box(phone).inputValue()).toBe('One, two')
    await phone.getByRole('radio', { name: RIGHT }).check()
    await isSaved(phone)
    await tab.context().setOffline(false)
    await elsewhere(tab)
    await expect
      .poll(
        async () => (await database.pool.query(`SELECT FROM exam_answers WHERE value = 'One, two, three'`)).rowCount,
      )
      .toBe(1)

    // The laptop takes over again, with the answers from all places.
    await laptop.getByRole('button', { name: t('exam_runner.continue_here') }).click()
    await expect.poll(() => box(laptop).inputValue()).toBe('One, two, three')
    expect(await laptop.getByRole('radio', { name: RIGHT }).isChecked()).toBe(true)
    await elsewhere(phone)
    await laptop.getByRole('button', { name: t('exam_runner.review') }).click()
    await laptop.getByRole('button', { name: t('exam_runner.submit'), exact: true }).click()
    for (const page of [laptop, tab, phone])
      await page.getByText(t('exam_runner.closed_help')).waitFor({ timeout: 30_000 })
    const saves = await database.pool.query(
      `SELECT value FROM exam_saves WHERE attempt_id = (SELECT attempt_id FROM exam_answers WHERE value = $1)
       ORDER BY lease, seq`,
      ['One, two, three'],
    )
    expect(saves.rows.map(({ value }) => value)).toEqual(['One', 'One, two', 'One, two, three', '1'])
  })
})
