import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../../support/browser.ts'
import { usePortal } from '../../../support/portal.ts'
import { textsIn } from '../../../support/texts.ts'
import { fillProfile } from '../../profile.ts'

const password = 'a long enough secret'

const t = textsIn('en')

describe('the sign-up form', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('shows an error in each field, and clears it when the field is corrected', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/signup`)
    await page.getByLabel('First name (English)').fill('ربى')
    await page.getByLabel('First name (Arabic)').fill('Ruba')
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel(/^Password/).fill('short')
    await page.getByLabel('Confirm password').fill('shorter')
    await page.getByRole('button', { name: 'Sign up' }).click()
    const wrong = (field: string) => page.locator(`[data-field="${field}"]`)
    const said = {
      first_name_en: 'Please use english letters only',
      first_name_ar: 'Please use arabic letters only',
      last_name_en: 'This field is required',
      gender: 'Please select value',
      birth_date: 'This field is required',
      residence_country: 'Please select value',
      education_level: 'Please select value',
      email: 'Please enter valid email address',
      password: 'Password must have at least 8 values',
      confirmation: 'Password mismatch',
      terms: 'Agree to the terms and the privacy policy to sign up',
    }
    for (const [field, text] of Object.entries(said)) await wrong(field).getByText(text, { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name_en')
    await page.getByRole('alert').getByRole('link', { name: 'Password mismatch' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('confirmation')
    await fillProfile(page, t)
    for (const field of ['gender', 'birth_date', 'residence_country', 'education_level'])
      await expect
        .poll(() =>
          wrong(field)
            .getByText(/Please select value|This field is required/)
            .count(),
        )
        .toBe(0)
  })

  it('rejects people younger than 18', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/signup`)
    await fillProfile(page, t, { year: new Date().getFullYear() - 17 })
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page
      .locator('[data-field="birth_date"]')
      .getByText('You have to be at least 18 years old', { exact: true })
      .waitFor()
  })

  it('restores its draft after a reload, without passwords', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/signup`)
    await fillProfile(page, t)
    await page.getByLabel(/^Password/).fill(password)
    await page.reload()
    await page.getByText('Your draft from this device has been restored').waitFor()
    expect(await page.getByLabel('First name (English)').inputValue()).toBe('Ruba')
    expect(await page.locator('input[type=hidden][name=birth_date]').inputValue()).toBe('1990-02-01')
    await expect.poll(() => page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Jordan')
    expect(await page.getByRole('combobox', { name: 'Region' }).inputValue()).toBe('Irbid')
    expect(await page.getByLabel(/^Password/).inputValue()).toBe('')
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain(password)
    await page.getByRole('button', { name: 'Start over' }).click()
    expect(await page.getByLabel('First name (English)').inputValue()).toBe('')
  })
})
