import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Finds a choice by typing its beginning, once the page rests: a list closes when the page is scrolled under it. */
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

/** Fills the required fields of the profile on an English page, the choices by keyboard. */
export const fillProfile = async (page: Page, { year = 1990 }: { year?: number } = {}): Promise<void> => {
  await page.getByLabel('First name (English)').fill('Ruba')
  await page.getByLabel('Last name (English)').fill("Al-Sham'i")
  await page.getByLabel('First name (Arabic)').fill('ربى')
  await page.getByLabel('Last name (Arabic)').fill('الشامي')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.locator('[data-field="birth_date"]').getByRole('spinbutton').first().focus()
  await page.keyboard.type(`0102${year}`)
  await choose(page, 'Country', 'Jordan')
  await choose(page, 'Region', 'Irbid')
  await page.getByLabel('Phone').fill('+962 6 500 0000')
  await page.locator('[data-field="education_level"]').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Master' }).press('Enter')
}
