import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Say } from '../support/texts.ts'

/** Chooses an option by typing its beginning. Scrolling closes the list, so this first lets the page settle. */
const choose = async (page: Page, field: string, choice: string) => {
  const box = page.getByRole('combobox', { name: field })
  await box.focus()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  const type = async () => {
    await box.fill(choice.slice(0, -1))
    return page.getByRole('option', { name: choice }).count()
  }
  await expect.poll(type).toBe(1)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect.poll(() => box.inputValue()).toBe(choice)
}

interface Profile {
  /** The name of Jordan in the page's language. Default: `Jordan`. */
  readonly country?: string
  /** Year of birth. Default: 1990. */
  readonly year?: number
}

/** Fills in the required fields of the profile, with the options by keyboard. */
export const fillProfile = async (
  page: Page,
  t: Say,
  { country = 'Jordan', year = 1990 }: Profile = {},
): Promise<void> => {
  await page.getByLabel(t('profile.first_name_en')).fill('Ruba')
  await page.getByLabel(t('profile.last_name_en')).fill("Al-Sham'i")
  await page.getByLabel(t('profile.first_name_ar')).fill('ربى')
  await page.getByLabel(t('profile.last_name_ar')).fill('الشامي')
  await page.getByRole('radio', { name: t('profile.genders.female') }).check()
  await page.locator('[data-field="birth_date"]').getByRole('spinbutton').first().focus()
  await page.keyboard.type(`0102${year}`)
  await choose(page, t('profile.residence_country'), country)
  await choose(page, t('profile.residence_state'), 'Irbid')
  await page.getByLabel(t('profile.phone')).fill('+962 6 500 0000')
  await page.locator('[data-field="education_level"]').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: t('profile.education_levels.master') }).press('Enter')
}
