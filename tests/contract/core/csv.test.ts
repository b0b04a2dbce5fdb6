import { csvFile, fromCsv } from '@portal/contract/core/fields/csv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Parses CSV as spreadsheets do: quotes only count at the start of a cell, and what follows them is text. */
const cellsAt = (csv: string, separator: string): string[] => {
  const cells: string[] = []
  let rest = csv.replace(/^\ufeff/, '')
  while (rest !== '') {
    const [whole = '', quoted] = /^"((?:[^"]|"")*)(?:"|$)/.exec(rest) ?? []
    rest = rest.slice(whole.length)
    const end = [...rest].findIndex(char => char === separator || char === '\r' || char === '\n')
    const bare = end < 0 ? rest : [...rest].slice(0, end).join('')
    cells.push((quoted ?? '').replaceAll('""', '"') + bare)
    rest = rest.slice(bare.length).replace(separator === ',' ? /^(\r\n|.)/ : /^./s, '')
  }
  return cells
}

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('=', '-', "'", '"', ';', ',', '|', '\t', '\n', '\r', ' ', 'a', 'sep=', '＋') }),
  fc.string({ unit: 'grapheme' }),
)

const runs = /^[\s"]*([=+\-@＝＋－＠]|sep=)/i

describe('CSV', () => {
  test('quotes texts but not numbers, and starts with a byte order mark', () => {
    expect(
      csvFile([
        ['Name', 'Left'],
        ['a', -1.5],
      ]),
    ).toBe('\ufeff"Name","Left"\r\n"a",-1.5\r\n')
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a;"=1+1', `a;"'=1+1`],
    ['a\n=1+1', "a\n'=1+1"],
    ['a|\t@sum', "a|\t'@sum"],
    ["'=1", "''=1"],
    ['sep=;', "'sep=;"],
    ['a - b; c = d', 'a - b; c = d'],
  ])('escapes %j as %j', (given, written) => {
    expect(cellsAt(csvFile([[given]]), ',')).toEqual([written])
  })

  test.each([',', ';', '\t', '|'])('never contains a formula when split at %j', separator => {
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 4 }), rows => {
        expect(cellsAt(csvFile(rows), separator).filter(cell => runs.test(cell))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('round-trips', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 4 }), rows => {
        expect(cellsAt(csvFile(rows), ',').map(fromCsv)).toEqual(rows.flat())
      }),
      { numRuns: 500 },
    )
  })

  test('formats long runs of separators in linear time', () => {
    const started = performance.now()
    csvFile([[';'.repeat(100_000), "'".repeat(100_000), '\t "'.repeat(30_000)]])
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
