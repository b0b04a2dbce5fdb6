import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const inTest = (line: string) => findings('proofs', { 'tests/ui/button.browser.test.tsx': `\n${line}\n` })

describe('the check for tests that prove nothing or leave something behind', () => {
  test.each([
    ["test.skip('later', () => {})"],
    ["describe.only('this', () => {})"],
    ["it.todo('write this')"],
    ['expect(true).toBe(true)'],
    ['await page.waitForTimeout(500)'],
    ["const folder = mkdtempSync(join(tmpdir(), 'portal-'))"],
  ])('reports %s', async line => {
    const found = await inTest(line)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('tests/ui/button.browser.test.tsx:2')
  })

  test.each([
    ['expect(isOpen).toBe(true)'],
    ["test('closes on Escape', async () => {})"],
    ["const folder = mkdtempSync('portal-')\nafterAll(() => rmSync(folder, { recursive: true }))"],
  ])('accepts %s', async line => {
    expect(await inTest(line)).toEqual([])
  })
})
