import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Adds this person to a training of the demo data. Returns the training's ID. */
const trainingOf = async (staff: Page, url: string, trainee: Page): Promise<string> => {
  const read = async (page: Page, path: string) => (await (await page.request.get(`${url}/api${path}`)).json()).data
  const [training] = await read(staff, '/sub_activities?limit=1')
  const { id } = await read(trainee, '/user')
  const body = { data: { user_ids: [id] }, headers: { origin: url } }
  expect((await staff.request.post(`${url}/api/sub_activities/${training.id}/trainees`, body)).status()).toBe(200)
  return training.id
}

describe('attendance', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each(languages())(
    'is planned, marked by keyboard, and recorded by a scanned code on a phone (%s)',
    async language => {
      const { url } = portal()
      const t = textsIn(language)
      const staff = await visit({ language })
      // An expired code causes an error response, which the browser logs.
      const trainee = await visit({ language, width: 360, allowed: [/Failed to load resource/] })
      await openSession(staff, url, 'project_director')
      await logIn(trainee, url, 'user')
      const training = await trainingOf(staff, url, trainee)

      await staff.goto(`${url}/staff/sub_activity/${training}?tab=sessions`)
      await staff
        .getByRole('button', { name: t('training_sessions.add') })
        .first()
        .click()
      const day = dialog(staff).locator('[data-field=date] [role=spinbutton]')
      for (const [nth, figures] of ['05', '06', '2020'].entries()) await day.nth(nth).pressSequentially(figures)
      await dialog(staff).locator('input[name=start]').fill('9:00')
      await dialog(staff).locator('input[name=end]').fill('1130')
      // The session is in the past, because attendance can't be marked before a session.
      await dialog(staff).locator('textarea[name=reason]').fill('Held at short notice')
      await dialog(staff).locator('input[name=end]').press('Enter')
      await dialog(staff).waitFor({ state: 'detached' })
      const session = staff.getByRole('row').filter({ hasText: '09:00–11:30' })
      await session.getByRole('link').first().click()

      const choice = (mark: 'present' | 'late') =>
        staff.getByRole('radio', { name: t(`training_sessions.marks.${mark}`) }).first()
      await choice('present').focus()
      await staff.keyboard.press('l')
      await staff.getByText(t('blocks.saved')).waitFor()
      expect(await choice('late').isChecked()).toBe(true)
      await staff.keyboard.press('Control+z')
      await expect.poll(() => choice('late').isChecked()).toBe(false)
      await staff.getByText(t('blocks.saved')).waitFor()

      const shown = staff.waitForResponse(answer => answer.url().includes('/check_in_code'))
      await staff.getByRole('button', { name: t('training_sessions.show_code') }).click()
      const { code } = (await (await shown).json()).data
      await dialog(staff)
        .getByRole('img', { name: t('training_sessions.code_label') })
        .waitFor()
      await trainee.goto(`${url}/sup/check_in/${code}`)
      await trainee.getByText(t('training_sessions.check_in.lead_present')).waitFor()
      await trainee.goto(`${url}/sup/check_in/${code.slice(0, -2)}AA`)
      await trainee.getByText(t('training_sessions.check_in.expired')).waitFor()
      await staff.keyboard.press('Escape')
      await staff.getByText(t('training_sessions.scanned'), { exact: true }).waitFor()

      await staff.getByRole('button', { name: t('training_sessions.back') }).click()
      await session.getByRole('button').last().click()
      await staff.getByRole('menuitem', { name: t('blocks.delete') }).click()
      await staff.getByRole('alertdialog').getByText(t('training_sessions.delete_advice')).waitFor()
      await staff
        .getByRole('alertdialog')
        .getByRole('button', { name: t('deletion_impact.delete') })
        .click()
      await session.waitFor({ state: 'detached' })
      const headers = { origin: url }
      const { id } = (await (await trainee.request.get(`${url}/api/user`)).json()).data
      await staff.request.delete(`${url}/api/sub_activities/${training}/trainees/${id}`, { data: {}, headers })
    },
  )
})
