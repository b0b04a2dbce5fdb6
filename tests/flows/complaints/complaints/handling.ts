import type { Locator, Page } from 'playwright-core'

const MOST_TABS = 80

/** Presses Tab until the control has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor()
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await wanted.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

/** The open drawer or modal. */
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The row of a complaint in the list, by the beginning of its text. */
export const rowOf = (page: Page, beginning: string): Locator => page.getByRole('row', { name: beginning })

/** Opens a complaint by the beginning of its text. */
export const openComplaint = async (page: Page, beginning: string): Promise<Locator> => {
  await rowOf(page, beginning).getByRole('link').click()
  const drawer = dialog(page)
  await drawer.getByRole('heading', { level: 3 }).first().waitFor()
  return drawer
}

/** Runs one command on the open complaint, such as a reply, and waits until it is confirmed. */
export const handle = async (
  drawer: Locator,
  command: { opens: string; text: string; sends: string; done: string },
) => {
  await drawer.getByRole('button', { name: command.opens, exact: true }).last().click()
  await drawer.locator('textarea').fill(command.text)
  await drawer.getByRole('button', { name: command.sends }).click()
  await drawer.getByText(command.done).waitFor()
}
