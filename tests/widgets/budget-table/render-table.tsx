import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { BudgetTable, type BudgetTableProps } from '@portal/widgets/budget-table'
import ar from '@portal/widgets/locales/ar/budget_table.json'
import en from '@portal/widgets/locales/en/budget_table.json'
import { render } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import type { FakeBudget } from '../../../stories/widgets/budget-table/fake-budget-port.ts'
import { budgetOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import '@portal/ui/theme'

const catalogues = { en: { ui: enUi, budget_table: en }, ar: { ui: arUi, budget_table: ar } }

export const texts = { en, ar }

interface RenderOptions extends Omit<NonNullable<Parameters<typeof budgetOf>[0]>, 'language'> {
  language?: 'en' | 'ar'
  width?: number
  port?: FakeBudget
}

/** Emulates the motion preference of a device. An empty value resets it to the machine's own. */
export const askForMotion = (value: 'no-preference' | 'reduce' | ''): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Smooth scrolling to a row would delay tests. */
const holdStill = async () => {
  await askForMotion('reduce')
  onTestFinished(async () => {
    await askForMotion('')
  })
}

/** Renders the table over a fake port. By default, the budget has two categories with three lines each. */
export const renderTable = async ({ language = 'en', width = 1440, port: given, ...wanted }: RenderOptions = {}) => {
  await page.viewport(width, 900)
  if (width < 640) await holdStill()
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.lang = language
  document.documentElement.dir = direction
  const budget = budgetOf({ lines: 6, categories: 2, ...wanted })
  const port = given ?? fakeBudget(budget)
  const handlers = { onChange: vi.fn(), onOutdated: vi.fn(), onRemoveCategory: vi.fn(), navigate: vi.fn() }
  const source = { language, direction, find: lookupIn(language, catalogues[language]) } as const
  const draw = (next: BudgetTableProps['budget']) => (
    <UiProvider navigate={handlers.navigate} source={source}>
      <main>
        <BudgetTable {...handlers} budget={next} port={port} />
      </main>
    </UiProvider>
  )
  // Strict mode, as in Next.js and Vite's React template, which partners use.
  const { rerender, unmount } = render(draw(budget), { reactStrictMode: true })
  // Editing code loads after the table's first paint.
  if (budget.categories.length > 0 && width >= 640)
    await expect.poll(() => document.querySelector('[data-ready]'), { message: 'can be edited' }).not.toBeNull()
  return { budget, port, ...handlers, unmount, give: (next: BudgetTableProps['budget']) => rerender(draw(next)) }
}

/** Pending edits on the device. The prefix excludes keys of other test files. */
export const onDevice = (): readonly string[] =>
  Object.keys(localStorage).filter(key => key.startsWith('budget-table:'))

/** The cell at a row and a column. Both count from 0 in the displayed order. */
export const cellAt = (row: number, column: number): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
  if (!cell) throw new Error(`there is no cell at ${row}, ${column}`)
  return cell
}

/** Text of a cell without the dollars below it. */
export const textAt = (row: number, column: number): string => cellAt(row, column).textContent.replace(/\$.*/, '')

/** Row and column of the focus. */
export const place = (): [row: number, column: number] => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]')
  return [Number(cell?.closest<HTMLElement>('[data-row]')?.dataset.row), Number(cell?.dataset.column)]
}

/** Dispatches mousedown on a cell. */
export const goTo = (row: number, column: number, isExtending = false): void => {
  const press = { bubbles: true, cancelable: true, button: 0, shiftKey: isExtending }
  cellAt(row, column).dispatchEvent(new MouseEvent('mousedown', press))
}

const frame = () => new Promise(requestAnimationFrame)

/** Waits three frames, after which the table has processed an edit and moved on. */
export const settled = async (): Promise<void> => {
  for (const _ of ['what was written', 'the cell gone on to', 'all after it']) await frame()
}

/** Presses keys and waits until the table is settled. */
export const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys)
  await settled()
}

/** Dispatches a key on the focused element, without waiting for the table's next frame. */
export const dispatchKey = (key: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

export const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Copies, and returns the clipboard's text. */
export const copy = (): string => {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** Text of the live region. */
export const announced = (): string => document.querySelector('[role="status"]')?.textContent ?? ''
