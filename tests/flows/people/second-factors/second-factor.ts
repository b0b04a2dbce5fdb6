import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { demoEmail, demoPassword } from '../../../../packages/server/src/demo/people.ts'
import type { Say } from '../../support/texts.ts'

/** The code that an authenticator app shows this many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

/** Enters the email and password of a demo account on the login page. */
export const enterPassword = async (page: Page, url: string, name: string) => {
  await page.goto(`${url}/auth/login`)
  await page.locator('input[name=email]').fill(demoEmail(name))
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').click()
}

/** Types a code into its digit boxes. */
export const typeCode = async (page: Page, code: string) => {
  await page.locator('input[autocomplete="one-time-code"]').focus()
  await page.keyboard.type(code)
}

/** Sets up an authenticator app on the current page. Returns its secret and the recovery codes. */
export const setUpApp = async (page: Page, t: Say) => {
  await page.getByRole('button', { name: t('second_factor.app.set_up') }).click()
  const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await typeCode(page, codeOf(secret))
  await page.getByRole('button', { name: t('second_factor.app.finish') }).click()
  const codes = page.getByRole('alertdialog').getByRole('listitem')
  await codes.first().waitFor()
  const recovery = await codes.allTextContents()
  await page.getByRole('button', { name: t('second_factor.codes.done') }).click()
  return { secret, recovery }
}
