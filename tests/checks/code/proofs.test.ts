import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'
import { lint } from '../support/lint.ts'

const inTest = (line: string) => findings('code/proofs', { 'tests/ui/button.browser.test.tsx': `\n${line}\n` })

/** Skipped or focused tests, in a file each. */
const leftOut = [
  ["test.skip('later', () => {})", 'noSkippedTests'],
  ["it.skip('later', () => {})", 'noSkippedTests'],
  ["describe.skip('later', () => {})", 'noSkippedTests'],
  ["xit('later', () => {})", 'noSkippedTests'],
  ["xdescribe('later', () => {})", 'noSkippedTests'],
  ["test.only('this', () => {})", 'noFocusedTests'],
  ["describe.only('this', () => {})", 'noFocusedTests'],
  ["test.only.each([1])('this', () => {})", 'noFocusedTests'],
] as const

describe('tests that prove', () => {
  test.each([
    ["it.todo('write this')"],
    ["test.fails('later', () => {})"],
    ["describe.skip.each([1])('later', () => {})"],
    ['expect(true).toBe(true)'],
    ['await page.waitForTimeout(500)'],
    ["const folder = mkdtempSync(join(tmpdir(), 'portal-'))"],
  ])('reports %s', async line => {
    const found = await inTest(line)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('tests/ui/button.browser.test.tsx:2')
  })

  const pathOf = (index: number) => `tests/ui/left-out-${index}.flow.ts`
  const report = lint(Object.fromEntries(leftOut.map(([line], index) => [pathOf(index), `${line}\n`])))

  test.each(leftOut.map(([line, rule], index) => ({ line, rule, path: pathOf(index) })))(
    'the linter finds $line',
    ({ path, rule }) => {
      expect(report.filter(line => line.includes(` ${path}:1`) && line.includes(rule))).toHaveLength(1)
    },
  )

  test.each([
    ['expect(isOpen).toBe(true)'],
    ["test('closes on Escape', async () => {})"],
    ["const folder = mkdtempSync('portal-')\nafterAll(() => rmSync(folder, { recursive: true }))"],
  ])('accepts %s', async line => {
    expect(await inTest(line)).toEqual([])
  })
})
