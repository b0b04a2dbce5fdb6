import { describe, expect, test } from 'vitest'
import type { WorkbookSheet } from '../../../../packages/host-app/src/core/workbook/write-workbook.ts'
import {
  budgetReportOf,
  projectReportOf,
} from '../../../../packages/host-app/src/programmes/projects/reports/tables/reports.ts'
import { sheetsOf } from '../../../../packages/host-app/src/workspace/reports/workbook/sheets.ts'
import { givenBudget, givenProject } from './given.ts'
import { wordsIn } from './words.ts'

const english = wordsIn('en')
const budgetIn = (words: typeof english, given = givenBudget) => sheetsOf(budgetReportOf(words, given), words)

const sheet = (sheets: WorkbookSheet[], name: string): WorkbookSheet => {
  const found = sheets.find(one => one.sheet === name)
  if (!found) throw new Error(`there is no sheet ${name}`)
  return found
}

/** Values of a row, keyed by their column headers. */
const rowOf = ({ data: [heads = [], ...rows] }: WorkbookSheet, at: number) =>
  Object.fromEntries(heads.map(({ value }, column) => [String(value), rows.at(at)?.[column]?.value]))

describe('the workbook of a budget', () => {
  test('has sheets for facts, lines, expenses, and months, with a sticky header row', () => {
    const sheets = budgetIn(english)
    expect(sheets.map(one => one.sheet)).toEqual(['Overview', 'Budget', 'Expenses', 'Months'])
    expect(sheets.map(one => one.stickyRowsCount)).toEqual([undefined, 1, 1, 1])
    for (const { data, columns } of sheets.slice(1))
      expect(new Set(data.map(row => row.length))).toEqual(new Set([columns.length]))
  })

  test('contains amounts with two decimals under a header with their currency, next to dollars', () => {
    const budget = sheet(budgetIn(english), 'Budget')
    expect(rowOf(budget, 1)).toEqual({
      Code: '001',
      Line: 'مدرّبة',
      Quantity: 1.5,
      Unit: undefined,
      Frequency: 2,
      'Price, €': 411.52,
      'Load, %': 0.3333,
      'Planned, €': 1234.56,
      'Planned, $': 1358.02,
      'Spent, €': 300,
      // Sum of the expenses in dollars, each converted at its own day's rate.
      'Spent, $': 360,
      'Spent, %': 0.243,
      'Committed, €': 4.56,
      'Committed, $': 5.02,
      'Surplus, €': 930,
      'Surplus, $': 993,
      'Exchange difference, $': -30,
      'Accounting code': '=1+1',
      Notes: 'Half a year',
    })
    const formats = budget.data[2]?.map(({ format }) => format)
    expect(formats?.slice(5, 9)).toEqual(['#,##0.00', '0.0#%', '#,##0.00', '#,##0.00'])
  })

  test('notes that the lines exceed the project’s budget, and has no such note otherwise', () => {
    const { budget } = givenBudget
    const withBudget = (budget_minor: number) =>
      budgetReportOf(english, { ...givenBudget, budget: { ...budget, project: { ...budget.project, budget_minor } } })
        .notes
    const total = budget.totals.total_minor
    const beyond = /^The lines come to .*, \u2066?€10\.00\u2069? more than the project’s budget of /
    expect(withBudget(total - 1000)).toEqual(expect.arrayContaining([expect.stringMatching(beyond)]))
    expect(withBudget(total).filter(note => note.startsWith('The lines come to'))).toEqual([])
  })

  test('writes codes and values that look like formulas as text', () => {
    const cells = sheet(budgetIn(english), 'Budget').data.flat()
    for (const code of ['001', '=1+1']) {
      const found = cells.find(({ value }) => value === code)
      expect(found?.format).toBe('@')
      expect(found?.type).not.toBe('Formula')
    }
  })

  test('sets categories and sums in bold, with the server’s sums', () => {
    const budget = sheet(budgetIn(english), 'Budget')
    expect(budget.data.map(([first]) => first?.fontWeight)).toEqual(['bold', 'bold', undefined, 'bold'])
    expect(rowOf(budget, 0)).toMatchObject({ Code: 'A', Line: 'Staff', 'Planned, €': 1234.56, 'Surplus, €': 930 })
    expect(rowOf(budget, -1)).toMatchObject({ Code: 'Total', 'Planned, €': 1234.56, 'Spent, €': 300 })
  })

  test('lists each expense with its day’s rate, and sums only those with a rate in dollars', () => {
    const expenses = sheet(budgetIn(english), 'Expenses')
    expect(rowOf(expenses, 0)).toMatchObject({
      Date: new Date('2026-02-28'),
      Reference: '0042',
      'Amount, €': 300,
      'Amount, $': 360,
      'Rate to $': 1.2,
      'Added by': 'Salma Qasem',
    })
    expect(rowOf(expenses, -1)).toMatchObject({ Code: 'Total', 'Amount, €': 300, 'Amount, $': 360 })
    const [one] = givenBudget.expenses
    const unrated = { ...givenBudget, expenses: one ? [one, { ...one, usd_rate: null, usd_minor: null }] : [] }
    const sum = rowOf(sheet(budgetIn(english, unrated), 'Expenses'), -1)
    expect(sum).toMatchObject({ 'Amount, €': 600, 'Amount, $': 360 })
  })

  test('says how many expenses the dollars exclude, and sets no format on empty cells', () => {
    const { budget } = givenBudget
    const totals = { ...budget.totals, spent_usd_minor: 0, without_rate: 2 }
    const sheets = budgetIn(english, { ...givenBudget, budget: { ...budget, totals } })
    const overview = sheet(sheets, 'Overview').data
    expect(overview.at(-1)?.[0]?.value).toBe(
      '2 expenses have no exchange rate and are left out of the amounts in dollars.',
    )
    const spent = overview.find(row => row[0]?.value === 'Spent, €')
    expect([spent?.[1]?.value, spent?.[2]?.value]).toEqual([300, undefined])
    const empty = sheets.flatMap(({ data }) => data.flat()).filter(cell => cell.value === undefined)
    expect(empty.filter(cell => cell.format !== undefined)).toEqual([])
  })

  test('leaves the variance of a future month empty', () => {
    const months = sheet(budgetIn(english), 'Months')
    expect(rowOf(months, 0)).toMatchObject({
      Month: new Date('2026-02-01'),
      'Variance, €': -100,
      'Variance, %': -0.25,
      Explanation: 'Late permits',
    })
    expect(rowOf(months, 1)).toMatchObject({ 'Plan, €': 400, 'Variance, €': undefined, 'Actual so far, €': undefined })
    expect(rowOf(months, -1)).toMatchObject({ Month: 'Total', 'Plan, €': 800, 'Actual, €': 300 })
  })

  test('omits dollars without a rate, and says why', () => {
    const { budget } = givenBudget
    const project = { ...budget.project, usd_rate: null, usd_rate_date: null }
    const sheets = budgetIn(english, { ...givenBudget, budget: { ...budget, project } })
    expect(sheet(sheets, 'Budget').data[0]?.map(({ value }) => value)).not.toContain('Planned, $')
    expect(sheet(sheets, 'Overview').data.at(-1)?.[0]?.value).toMatch(/^There is no exchange rate to the dollar/)
  })

  test('says that there is nothing below the headers of empty tables', () => {
    const { budget, monthly } = givenBudget
    const empty = { ...givenBudget, budget: { ...budget, categories: [], items: [] }, expenses: [] }
    const sheets = budgetIn(english, { ...empty, monthly: { ...monthly, months: [] } })
    expect(sheets.slice(1).map(({ data }) => data[1]?.[0]?.value)).toEqual([
      'This budget has no lines yet.',
      'There are no expenses yet.',
      'Nothing planned or spent yet.',
    ])
  })

  test('uses Arabic texts from right to left in Arabic, with unchanged figures', () => {
    const sheets = budgetIn(wordsIn('ar'))
    expect(sheets.map(one => [one.sheet, one.rightToLeft])).toEqual([
      ['نظرة عامة', true],
      ['الميزانية', true],
      ['المصروفات', true],
      ['الأشهر', true],
    ])
    expect(rowOf(sheet(sheets, 'الميزانية'), 1)).toMatchObject({ 'المخطط، €': 1234.56 })
    expect(budgetIn(english).map(one => one.rightToLeft)).toEqual([false, false, false, false])
  })
})

describe('the workbook of a project', () => {
  test('contains its facts, and its activities with their sums', () => {
    const report = projectReportOf(english, givenProject)
    const sheets = sheetsOf(report, english)
    const facts = sheet(sheets, 'Overview').data.map(row => row.map(({ value }) => value))
    expect(facts).toContainEqual(['Budget, €', 2000, 2200])
    // The amount in dollars is the sum of the expenses, each converted at its own day's rate.
    expect(facts).toContainEqual(['Spent, €', 300, 360])
    expect(facts.flat().join()).toContain('Expenses by the rate of their own day')
    expect(facts).toContainEqual(['Team', 'Salma Qasem'])
    expect(facts).toContainEqual(['Contract code', undefined])
    expect(facts).toContainEqual(['Drive link', 'https://drive.example.org/folders/wtr-1'])
    const activities = sheet(sheets, 'Activities')
    expect(rowOf(activities, 0)).toMatchObject({ Status: 'In progress', Delay: 'Delayed', 'Done, %': 0.4 })
    expect(rowOf(activities, -1)).toMatchObject({ Code: 'Total', 'Actual cost, €': 500.5, 'Actual cost, $': 550.55 })
  })

  test('omits what the person may not see', () => {
    const report = projectReportOf(english, { ...givenProject, activities: null, totals: null })
    const sheets = sheetsOf(report, english)
    expect(sheets.map(one => one.sheet)).toEqual(['Overview'])
    expect(sheets[0]?.data.flat().map(({ value }) => value)).not.toContain('Spent, €')
  })
})

test('names the file after code, kind, and date, with valid characters only', () => {
  expect(budgetReportOf(english, givenBudget).file).toBe('WTR-1-budget-2026-03-01')
  expect(projectReportOf(english, givenProject).file).toBe('WTR-1-project-2026-03-01')
})
