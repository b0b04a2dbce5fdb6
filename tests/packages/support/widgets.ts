import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language, Texts } from './texts.ts'

/** Uses a widget as a person would, and asserts the results. */
type Use = (root: Locator, texts: Texts, language: Language) => Promise<void>

interface Widget {
  /** Declarations of its sheets, by selector. Each selector matches an element in the server's markup too. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly use: Use
}

const button = { 'justify-content': 'center', 'border-top-left-radius': '4px' }

const complain = async (root: Locator, { complaints }: Texts) => {
  await root.getByRole('textbox', { name: complaints.body }).fill('Late')
  await root.getByRole('button', { name: complaints.send }).click()
  await root.getByText(complaints.received_title, { exact: true }).waitFor()
}

const useDialog: Use = async (root, texts) => {
  await root.getByRole('button').click()
  const dialog = root.page().getByRole('dialog', { name: texts.complaints.title })
  await dialog.waitFor()
  expect(await lacking(dialog, { display: 'flex', 'flex-direction': 'column' })).toEqual([])
  await complain(dialog, texts)
  await root.page().keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

const takeExam: Use = async root => {
  const progress = root.getByRole('progressbar')
  const before = await progress.getAttribute('aria-valuetext')
  await root.getByRole('radio', { name: '30', exact: true }).click()
  await expect.poll(() => progress.getAttribute('aria-valuetext')).not.toBe(before)
}

const evaluate: Use = async (root, { ui, evaluation }, language) => {
  await root.getByRole('radio', { name: ui.star_3 }).first().click()
  // Moves towards more stars, in reading direction.
  await root.page().keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect.poll(() => root.getByRole('radio', { name: ui.star_4 }).first().isChecked()).toBe(true)
  await root.getByRole('button', { name: evaluation.send }).click()
  await root.getByText(evaluation.sent_title).waitFor()
}

const editBudget: Use = async (root, _, language) => {
  const cell = (row: number, column: number) => root.locator(`[data-row="${row}"] [data-column="${column}"]`)
  const [code, name] = [await cell(1, 0).boundingBox(), await cell(1, 1).boundingBox()]
  expect((code?.x ?? 0) < (name?.x ?? 0)).toBe(language === 'en')
  await root.locator('[data-ready]').waitFor()
  await cell(1, 2).click()
  await root.page().keyboard.type('5')
  await root.page().keyboard.press('Enter')
  await expect.poll(() => cell(1, 2).textContent()).toBe('5')
  // 5 × 3 × 10.00, plus 60.00 of the other line.
  await expect.poll(() => cell(3, 7).textContent()).toContain('210.00')
}

const sign: Use = async (root, { signature }) => {
  await root.getByRole('radio', { name: signature.type, exact: true }).click()
  await root.getByRole('textbox', { name: signature.typed }).fill('Fadi Rizk')
  await root.getByRole('button', { name: signature.sign, exact: true }).click()
  await root.getByText(signature.done.sign).waitFor()
}

/** The five widgets, by the name of their section. The complaint form is on the page and in a dialog. */
export const widgets = {
  complaint: { styles: { 'button[type="submit"]': button }, use: complain },
  exam: { styles: { button, '[data-question]': { 'overflow-wrap': 'anywhere' } }, use: takeExam },
  evaluation: {
    styles: { 'button[type="submit"]': button, 'input[type="radio"]': { appearance: 'none', display: 'grid' } },
    use: evaluate,
  },
  budget: {
    styles: { '[role="row"]': { display: 'grid' }, '[data-column="0"]': { 'white-space': 'nowrap' } },
    use: editBudget,
  },
  signature: {
    styles: { 'button[type="submit"]': button, '[role="img"]:has(canvas)': { 'touch-action': 'none' } },
    use: sign,
  },
  dialog: { styles: { button }, use: useDialog },
} as const satisfies Record<string, Widget>

/** The declarations, theme tokens, and font that an element lacks. */
const lacking = (element: Locator, wanted: Readonly<Record<string, string>>) =>
  element.evaluate((node, wanted) => {
    const style = getComputedStyle(node)
    const others = Object.entries(wanted).filter(([name, value]) => style.getPropertyValue(name) !== value)
    const found = others.map(([name]) => `${name}: ${style.getPropertyValue(name)}`)
    if (style.getPropertyValue('--portal-accent') === '') found.push('no --portal-accent')
    if (!style.fontFamily.includes('IBM Plex Sans')) found.push(`font-family: ${style.fontFamily}`)
    return found
  }, wanted)

export const sectionOf = (page: Page, name: string): Locator => page.locator(`[data-widget="${name}"]`)

/** The declarations that a widget's elements lack, once they are visible. Empty on a page with the widget's styles. */
export const lackingIn = async (root: Locator, styles: Widget['styles']): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [selector, wanted] of Object.entries(styles)) {
    const element = root.locator(selector).first()
    await element.waitFor()
    for (const one of await lacking(element, wanted)) found.push(`${selector}: ${one}`)
  }
  return found
}
