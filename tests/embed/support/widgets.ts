import type { FrameLocator, Page } from 'playwright-core'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'

/** A page with widget elements. `#end` follows the last one. */
export const elementsPage = (portal: string, ...elements: readonly string[]): string =>
  `<h1>Ours</h1>${elements.join('<p>Between</p>')}<p id="end">The end</p><script async src="${portal}/embed/v1.js"></script>`

/** Records every widget event from the start of the page. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: string[] = []
    Object.assign(globalThis, { events })
    const names = ['loaded', 'ready', 'start', 'submit', 'sign', 'reject', 'change', 'error']
    for (const name of names)
      document.addEventListener(`portal-${name}`, event =>
        events.push(JSON.stringify([event.type, Reflect.get(event, 'detail')])),
      )
  })

export const eventsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'events'))

/** Logs in to a widget's frame through the popup. It asks for a password only if the portal has no session. */
export const signInFrame = async (page: Page, frame: FrameLocator, button: string, name: string): Promise<void> => {
  const opened = page.waitForEvent('popup')
  await frame.getByRole('button', { name: button, exact: true }).click()
  const popup = await opened
  const submit = popup.locator('button[type=submit]')
  await submit.waitFor()
  const email = popup.locator('input[name=email]')
  if (await email.isVisible()) {
    await email.fill(demoEmail(name))
    await popup.locator('input[name=password]').fill(demoPassword)
    await submit.click()
    await popup.waitForURL(/connect\?/)
  }
  await submit.click()
}
