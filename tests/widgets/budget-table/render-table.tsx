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

/** The texts of the table. */
export const texts = { en, ar }

interface RenderOptions extends Omit<NonNullable<Parameters<typeof budgetOf>[0]>, 'language'> {
  language?: 'en' | 'ar'
  width?: number
  port?: FakeBudget
}

/** Asks for motion or stillness, as the device would. Empty, it is as the machine has it. */
export const askForMotion = (value: 'no-preference' | 'reduce' | ''): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** A list that scrolls smoothly to a row would be waited for. */
const holdStill = async () => {
  await askForMotion('reduce')
  onTestFinished(async () => {
    await askForMotion('')
  })
}

/** Draws the table over a port that obeys the contract; a budget of two categories with three lines each. */
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
  // Partners develop in it: Next.js and the templates of Vite turn it on.
  const { rerender, unmount } = render(draw(budget), { reactStrictMode: true })
  // What edits is loaded once the table is painted.
  if (budget.categories.length > 0 && width >= 640)
    await expect.poll(() => document.querySelector('[data-ready]'), { message: 'can be edited' }).not.toBeNull()
  return { budget, port, ...handlers, unmount, give: (next: BudgetTableProps['budget']) => rerender(draw(next)) }
}

/** What waits on the device; other test files leave things of their own there. */
export const onDevice = (): readonly string[] =>
  Object.keys(localStorage).filter(key => key.startsWith('budget-table:'))

/** The cell at a row and a column, counted from 0 as they are shown. */
export const cellAt = (row: number, column: number): HTMLElement => {
  const cell = document.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
  if (!cell) throw new Error(`there is no cell at ${row}, ${column}`)
  return cell
}

/** The content of a cell: the figure alone, without the dollars under it. */
export const textAt = (row: number, column: number): string => cellAt(row, column).textContent.replace(/\$.*/, '')

/** Where one is. */
export const place = (): [row: number, column: number] => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]')
  return [Number(cell?.closest<HTMLElement>('[data-row]')?.dataset.row), Number(cell?.dataset.column)]
}

/** Presses the mouse on a cell. */
export const goTo = (row: number, column: number, isExtending = false): void => {
  const press = { bubbles: true, cancelable: true, button: 0, shiftKey: isExtending }
  cellAt(row, column).dispatchEvent(new MouseEvent('mousedown', press))
}

const frame = () => new Promise(requestAnimationFrame)

/** Waits for the frame after the next one: by then the table has gone on from what was written. */
export const settled = async (): Promise<void> => {
  for (const _ of ['what was written', 'the cell gone on to', 'all after it']) await frame()
}

/** Presses keys, as the user does, and waits for what comes of them. */
export const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys)
  await settled()
}

/** Presses a key on whatever has the focus; what the table does in the frame after has not been done then. */
export const dispatchKey = (key: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** Pastes a text into the table, as the browser reports it. */
export const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Copies, and answers what the clipboard was given. */
export const copy = (): string => {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** What has been read out of late. */
export const announced = (): string => document.querySelector('[role="status"]')?.textContent ?? ''
