import { lineTotal } from '@portal/contract/core/fields/money'
import { parseBlock } from '@portal/ui/cells'
import {
  columns,
  copyCells,
  createController,
  nextCode,
  parseCell,
  planPaste,
} from '@portal/widgets/budget-table/internals'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeBudget } from '../../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'

const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

test('parses any block that a spreadsheet copies, with quotes, tabs, and line breaks in cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', ' ', 'ع', ','), maxLength: 6 })
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, width]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: rows, maxLength: rows }),
    )
  fc.assert(
    fc.property(block, fc.constantFrom('\n', '\r\n'), (cells, end) => {
      const text = cells.map(row => row.map(quoted).join('\t') + end).join('')
      expect(parseBlock(text)).toEqual(cells)
    }),
  )
})

test('treats a quotation mark that opens no quoted cell as text', () => {
  expect(parseBlock('5" pipe\t"so" it goes\n"open')).toEqual([['5" pipe', '"so" it goes'], ['"open']])
})

const planned = (text: string, [row, column]: [number, number], wanted = {}, mark?: 'point' | 'comma') => {
  const budget = budgetOf({ lines: 6, categories: 2, ...wanted })
  const controller = createController(budget, fakeBudget(budget))
  controller.cursor.moveTo({ row, column })
  return { controller, plan: planPaste(controller, text, 'New line', mark) }
}

const at = (id: (typeof columns)[number]) => columns.indexOf(id)

test('edits lines from the focused cell on, and adds lines for rows beyond the category', () => {
  const { controller, plan } = planned('7\tday\n8\tday\n9\tday', [2, at('amount')])
  expect(plan.entries.map(({ field, value }) => [field, value])).toEqual([
    ['amount', 7],
    ['unit', 'day'],
    ['amount', 8],
    ['unit', 'day'],
  ])
  expect(plan.adds).toMatchObject([{ code: '1.4', amount: 9, unit: 'day', name: 'New line' }])
  expect(plan.adds[0]?.after_id).toBe(controller.store.linesIn(controller.store.categories()[0] ?? '').at(-1))
})

test('names each cell that cannot be parsed, and skips calculated columns', () => {
  const { plan } = planned('1.234\tx\n-5\t120\t77.00', [1, at('price_minor')])
  expect(plan.cells.map(({ line, field, problem }) => [line, field, problem])).toEqual([
    ['1.1 Project coordinator', 'price_minor', 'ambiguous'],
    ['1.1 Project coordinator', 'load_percentage', 'unreadable'],
    ['1.2 Field officer', 'price_minor', 'value_negative'],
    ['1.2 Field officer', 'load_percentage', 'value_too_large'],
  ])
  expect(plan.computed).toEqual(['total_minor'])
})

test('uses the decimal mark that one of the cells reveals, and asks when none does', () => {
  const valuesOf = (text: string, mark?: 'point' | 'comma') =>
    planned(text, [1, at('price_minor')], {}, mark).plan.entries.map(({ value }) => value)
  expect(valuesOf('1,500\n12,5')).toEqual([150, 1250])
  expect(valuesOf('1,500\n12.5')).toEqual([150_000, 1250])
  const { plan } = planned('1,500\n20', [1, at('price_minor')])
  expect(plan.mark).toEqual({ state: 'unclear', style: null, examples: [{ line: 1, text: '1,500' }] })
  expect(plan.cells.map(({ problem }) => problem)).toEqual(['ambiguous', undefined])
  expect(valuesOf('1,500\n20', 'comma')).toEqual([150, 2000])
  expect(valuesOf('1,500\n20', 'point')).toEqual([150_000, 2000])
  // Text in other columns reveals no decimal mark.
  expect(planned('a 1.5\t1,500', [1, at('name')]).plan.mark.state).toBe('unclear')
  const mixed = planned('1.5\n12,5\n1,500', [1, at('price_minor')], {}, 'comma').plan
  expect([mixed.mark.state, mixed.mark.style, mixed.cells.map(({ problem }) => problem)]).toEqual([
    'mixed',
    null,
    [undefined, undefined, 'ambiguous'],
  ])
})

test('previews each parsed value with its text, and the new total of the budget', () => {
  const { controller, plan } = planned('1,500\n12,5\n7\n8', [1, at('price_minor')])
  expect(plan.cells.map(({ row, text, after }) => [row, text, after])).toEqual([
    [0, '1,500', '1.50'],
    [1, '12,5', '12.50'],
    [2, '7', '7.00'],
    [3, '8', '8.00'],
  ])
  const { store } = controller
  const ids = store.linesIn(store.categories()[0] ?? '')
  const grown = plan.entries.map(({ id, value }) => {
    const line = store.line(id)
    return line ? lineTotal({ ...line, price_minor: Number(value) }) - line.total_minor : 0
  })
  expect(grown).toHaveLength(ids.length)
  const [added] = plan.adds
  const { total_minor } = store.totals()
  expect(plan.planned).toEqual({
    before: total_minor,
    after: grown.reduce((sum, one) => sum + one, total_minor) + (added ? lineTotal(added) : 0),
  })
})

test('fills a selection with one value', () => {
  const budget = budgetOf({ lines: 6, categories: 2 })
  const controller = createController(budget, fakeBudget(budget))
  controller.cursor.moveTo({ row: 1, column: at('unit') })
  controller.cursor.moveBy(2, 0, true)
  expect(planPaste(controller, 'week', 'New line').entries.map(({ value }) => value)).toEqual(['week', 'week', 'week'])
})

test('names cells that the person may not edit, and rejects more than 500 rows', () => {
  const { plan } = planned('5', [1, at('amount')], { isReadOnly: true })
  expect(plan.cells).toMatchObject([{ problem: 'privilege_missing' }])
  expect(planned('1\n'.repeat(501), [1, at('amount')]).plan).toMatchObject({ isTooMuch: true, entries: [], adds: [] })
})

test('parses cells exactly, with either decimal mark and Arabic-Indic digits', () => {
  expect(parseCell('price_minor', '١٬٢٣٤٫٥٠', 'tl')).toEqual({ value: 123_450 })
  expect(parseCell('price_minor', '1.234,56', 'tl')).toEqual({ value: 123_456 })
  expect(parseCell('amount', '0,29', 'tl')).toEqual({ value: 0.29 })
  expect(parseCell('amount', '1.005', 'tl')).toMatchObject({ problem: 'ambiguous' })
  expect(parseCell('amount', '2.0055', 'tl')).toEqual({ problem: 'decimals' })
  expect(parseCell('load_percentage', '50 %', 'tl')).toEqual({ value: 50 })
  expect(parseCell('load_percentage', '100.01', 'tl')).toEqual({ problem: 'value_too_large' })
  expect(parseCell('amount', '', 'tl')).toEqual({ problem: 'field_required' })
  expect(parseCell('name', '   ', 'tl')).toEqual({ problem: 'field_required' })
  expect(parseCell('notes', '', 'tl')).toEqual({ value: '' })
})

test('gives a new line the next code of its category', () => {
  expect(nextCode(['1.8', '1.9'], '1')).toBe('1.10')
  expect(nextCode(['A-09'], 'A')).toBe('A-10')
  expect(nextCode([], '3')).toBe('3.1')
  expect(nextCode(['2.1', '2.7', '2.3'], '2')).toBe('2.8')
})

test('escapes formulas when copying, copies figures unescaped, and pastes texts unchanged', () => {
  const budget = budgetOf({ lines: 6, categories: 2 })
  const controller = createController(budget, fakeBudget(budget))
  const texts = ['=1+1', '+1', '-1', '@A1', "'=1", "'tis", '=A1\tB', 'plain']
  const [first = ''] = controller.store.linesIn(controller.store.categories()[0] ?? '')
  for (const text of texts) {
    controller.store.write([{ id: first, field: 'notes', value: text }], [])
    controller.cursor.moveTo({ row: 1, column: at('notes') })
    const block = copyCells(controller)
    expect(block.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/)
    const { entries, cells } = planPaste(controller, block, 'New line')
    // Pasting the copy back changes nothing.
    expect([entries, cells]).toEqual([[], []])
    controller.store.write([{ id: first, field: 'notes', value: 'other' }], [])
    expect(planPaste(controller, block, 'New line').entries).toMatchObject([{ value: text }])
  }
  controller.cursor.moveTo({ row: 1, column: at('surplus_minor') })
  expect(copyCells(controller)).toMatch(/^-?\d+(\.\d+)?$/)
})

test('accepts the budget’s currency sign, and rejects other currencies', () => {
  expect(parseCell('price_minor', '₺5', 'tl')).toEqual({ value: 500 })
  expect(parseCell('price_minor', '€5', 'tl')).toEqual({ problem: 'currency' })
  expect(parseCell('price_minor', '5 د.إ', 'tl')).toEqual({ problem: 'currency' })
  expect(parseCell('amount', '€5', 'eur')).toEqual({ problem: 'unreadable' })
  const { plan } = planned('5 CHF', [1, at('price_minor')])
  expect(plan).toMatchObject({ cells: [{ text: '5 CHF', problem: 'currency' }], entries: [] })
})
