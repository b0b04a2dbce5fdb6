import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { bookOptions } from '../../../../packages/host-app/src/core/workbook/page-setup.ts'
import {
  budgetReportOf,
  projectReportOf,
} from '../../../../packages/host-app/src/programmes/projects/reports/tables/reports.ts'
import { sheetsOf } from '../../../../packages/host-app/src/workspace/reports/workbook/sheets.ts'
import { givenBudget, givenProject } from './given.ts'
import { partOf } from './unpack.ts'
import { wordsIn } from './words.ts'

const bookIn = async (language: 'en' | 'ar', given = givenBudget) => {
  const words = wordsIn(language)
  const bytes = await writeExcelFile(sheetsOf(budgetReportOf(words, given), words), bookOptions).toBuffer()
  const blob = new Blob([new Uint8Array(bytes)])
  return (part: string) => partOf(blob, `xl/${part}`)
}

/** Names of the root's child elements, in order. Spreadsheets reject a sheet with another order. */
const elementsOf = (xml: string): string[] => {
  const names: string[] = []
  let depth = 0
  for (const [, close, name = '', alone] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (close) depth -= 1
    else if (depth === 1) names.push(name)
    if (!close && !alone) depth += 1
  }
  return names
}

describe('printed sheets of a workbook', () => {
  test('fit the width of a landscape page and continue over several pages', async () => {
    const part = await bookIn('en')
    for (const sheet of [1, 2, 3, 4]) {
      const xml = await part(`worksheets/sheet${sheet}.xml`)
      expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
      expect(xml).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"\/>/)
      expect(xml).toContain('<oddFooter>&amp;L&amp;F&amp;C&amp;A&amp;R&amp;P / &amp;N</oddFooter>')
    }
  })

  test('have their XML elements in the required order', async () => {
    const part = await bookIn('ar')
    const order = ['sheetPr', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData']
    const pages = ['pageMargins', 'pageSetup', 'headerFooter']
    expect(elementsOf(await part('worksheets/sheet1.xml'))).toEqual([...order, 'mergeCells', ...pages])
    expect(elementsOf(await part('worksheets/sheet2.xml'))).toEqual([...order, ...pages])
  })

  test('repeat their header row on every page', async () => {
    const xml = await (await bookIn('ar'))('workbook.xml')
    expect(
      [...xml.matchAll(/<definedName [^>]*localSheetId="(\d)">([^<]+)</g)].map(([, at, rows]) => [at, rows]),
    ).toEqual([
      ['1', "'الميزانية'!$1:$1"],
      ['2', "'المصروفات'!$1:$1"],
      ['3', "'الأشهر'!$1:$1"],
    ])
  })
})

test('sets a font and a size for every text style', async () => {
  const fonts = (await (await bookIn('en'))('styles.xml')).match(/<font>.*?<\/font>/g) ?? []
  expect(fonts.length).toBeGreaterThan(1)
  for (const font of fonts) expect(font).toMatch(/<name val="Arial"\/><sz val="\d+"\/>/)
})

test.each([
  ['en', '[$-409]dd-mmm-yyyy', 'left'],
  ['ar', '[$-1013801]"\u200f"dd-mmm-yyyy', 'right'],
] as const)('formats dates as the portal does in %s, and aligns texts to the start', (language, format, start) => {
  const words = wordsIn(language)
  const [overview, activities] = sheetsOf(projectReportOf(words, givenProject), words)
  const [, asOf] = overview?.data[1] ?? []
  expect(asOf).toMatchObject({ value: new Date('2026-03-01'), format, align: start })
  const [code, name, , , day] = activities?.data[1] ?? []
  expect([code, name]).toMatchObject([{ align: start }, { align: start }])
  expect(day).toMatchObject({ format, align: 'right' })
  expect(activities?.data[0]?.slice(0, 5).map(({ align }) => align)).toEqual([start, start, start, start, 'right'])
})

describe('long cell content', () => {
  const [line, ...others] = givenBudget.budget.items
  if (!line) throw new Error('the given budget has a line')
  const budgetWith = (change: Partial<typeof line>) => ({
    ...givenBudget,
    budget: { ...givenBudget.budget, items: [{ ...line, ...change }, ...others] },
  })
  const budgetSheet = (given: typeof givenBudget) => sheetsOf(budgetReportOf(wordsIn('ar'), given), wordsIn('ar'))[1]

  test('makes its row higher, so that a long text is readable', () => {
    const notes = 'اشترى الفريق القرطاسية والأثاث من ثلاثة موردين بعد مقارنة الأسعار، وأُرفقت الفواتير الأصلية بالملف.'
    expect(budgetSheet(budgetWith({ notes }))?.data[2]?.[0]?.height).toBe(4 * 13)
    expect(budgetSheet(budgetWith({ notes: 'سطر\nسطر' }))?.data[2]?.[0]?.height).toBe(2 * 13)
    expect(budgetSheet(budgetWith({ notes: 'قصير' }))?.data[2]?.[0]?.height).toBeUndefined()
  })

  test('makes the column of an amount wider, because a spreadsheet replaces a clipped number with hashes', () => {
    const widthOf = (given: typeof givenBudget) => budgetSheet(given)?.columns[7]?.width
    expect(widthOf(givenBudget)).toBe(14)
    expect(widthOf(budgetWith({ total_minor: 12_345_678_901_234 }))).toBe('123,456,789,012.34'.length + 1)
  })
})
