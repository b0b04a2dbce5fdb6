import type { FrameLocator, Page } from 'playwright-core'
import { demoPassword } from '../../../packages/server/src/demo/people.ts'
import type { Say } from './texts.ts'

/** Signs in the signature panel, with the password of demo accounts if the server requires it. */
export const giveSignature = async (page: Page | FrameLocator, t: Say): Promise<void> => {
  const sign = page.getByRole('button', { name: t('signature_panel.sign'), exact: true })
  await sign.click()
  const done = page.getByText(t('signature_panel.done.sign'))
  const password = page.locator('input[name=current_password]')
  await done.or(password).first().waitFor()
  if (await password.isVisible()) {
    await password.fill(demoPassword)
    await sign.click()
  }
  await done.waitFor()
}

/** Types a signature in the panel, and signs. */
export const signTyped = async (page: Page | FrameLocator, t: Say, text: string): Promise<void> => {
  await page.getByRole('radio', { name: t('signature_panel.type'), exact: true }).check()
  await page.getByRole('textbox', { name: t('signature_panel.typed') }).fill(text)
  await giveSignature(page, t)
}
