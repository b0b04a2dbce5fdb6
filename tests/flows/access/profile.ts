import type { Page } from 'playwright-core'

/** Fills the required fields of the profile on an English page, the choices by keyboard. */
export const fillProfile = async (page: Page, { year = 1990 }: { year?: number } = {}): Promise<void> => {
  await page.getByLabel('First name (English)').fill('Ruba')
  await page.getByLabel('Last name (English)').fill("Al-Sham'i")
  await page.getByLabel('First name (Arabic)').fill('ربى')
  await page.getByLabel('Last name (Arabic)').fill('الشامي')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.locator('[data-field="birth_date"]').getByRole('spinbutton').first().focus()
  await page.keyboard.type(`0102${year}`)
  await page.getByRole('combobox', { name: 'Country' }).fill('Jord')
  await page.getByRole('option', { name: 'Jordan' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Region' }).fill('Amman')
  await page.getByRole('option', { name: 'Amman' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Phone').fill('+962 6 500 0000')
  await page.locator('[data-field="education_level"]').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Master' }).press('Enter')
}
