import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'

/** What the portal says, in both languages. */
export const words = {
  en: {
    setUp: 'Set up an app',
    finish: 'Finish',
    stored: 'I have stored them',
    set: 'The app is set up.',
    recovery: 'Use a recovery code',
    code: 'Recovery code',
    login: 'Log in',
    wrong: 'The code is wrong or has already been used. Wait for the next one and try again.',
    device: 'Chrome on Linux',
    required: 'Set up a second factor',
    others: 'Log out everywhere else',
    othersDone: 'You have been logged out everywhere else.',
  },
  ar: {
    setUp: 'إعداد تطبيق',
    finish: 'إنهاء الإعداد',
    stored: 'حفظتُ الرموز',
    set: 'تم إعداد التطبيق.',
    recovery: 'استخدام رمز استرداد',
    code: 'رمز الاسترداد',
    login: 'تسجيل الدخول',
    wrong: 'الرمز غير صحيح أو سبق استخدامه.',
    device: 'Chrome على Linux',
    required: 'إعداد عامل ثانٍ',
    others: 'تسجيل الخروج من كل مكان آخر',
    othersDone: 'تم تسجيل خروجك من كل مكان آخر.',
  },
} as const

/** The code that an app with this secret shows so many steps of half a minute from now. */
export const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

/** Gives email and password of a demo account at the login page. */
export const enterPassword = async (page: Page, url: string, name: string) => {
  await page.goto(`${url}/auth/login`)
  await page.locator('input[name=email]').fill(demoEmail(name))
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('form button[type=submit]').click()
}

/** Types a code into the boxes for its figures. */
export const typeCode = async (page: Page, code: string) => {
  await page.locator('input[autocomplete="one-time-code"]').focus()
  await page.keyboard.type(code)
}

/** Sets an app up on the page that is shown; gives its secret and the recovery codes. */
export const setUpApp = async (page: Page, t: (typeof words)['en' | 'ar']) => {
  await page.getByRole('button', { name: t.setUp }).click()
  const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await typeCode(page, codeOf(secret))
  await page.getByRole('button', { name: t.finish }).click()
  const codes = page.getByRole('alertdialog').getByRole('listitem')
  await codes.first().waitFor()
  const recovery = await codes.allTextContents()
  await page.getByRole('button', { name: t.stored }).click()
  return { secret, recovery }
}
