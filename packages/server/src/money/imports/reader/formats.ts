import { currencyNamed } from '@portal/ui/number'
import { attributeOf, tagsOf } from './xml.ts'

/** What a cell's number format says besides its decimals. */
export interface CellFormat {
  /** Shows 0.6 as 60 %. */
  readonly isPercent: boolean
  /** ISO 4217 code, or that it is unclear. Null if the format shows no currency. */
  readonly currency: string | null
}

/** Built-in formats of spreadsheets, by number. Money is in dollars, unless the file redefines the format. */
const KNOWN_PERCENTS = ['9', '10']
const KNOWN_MONEY = ['5', '6', '7', '8', '42', '44']

/** Parts of a format: a bracket, a quoted text, an escaped character, a space, a fill, or a single character. */
const PARTS = /\[([^\]]*)\]|"([^"]*)"|\\(.)|_(?:.)|\*(?:.)|(.)/gsu

/** Digit placeholders and number characters. Date formats use letters instead. */
const isFigure = (letter: string) => /[#0?.,\d]/.test(letter)

/** The texts before and after the number in a format, such as `€` in `[$€-407] #,##0.00`. */
const textsAround = (code: string): readonly string[] => {
  const texts = ['']
  for (const [, bracket, quoted, escaped, letter] of code.matchAll(PARTS)) {
    // Only reads the section for positive numbers. The later sections repeat it.
    if (letter === ';') break
    if (letter !== undefined && isFigure(letter)) {
      if (texts.length === 1) texts.push('')
    } else {
      // `[$€-407]` is a sign with a locale. `[Red]` and `[>100]` show nothing.
      const sign = bracket?.startsWith('$') ? bracket.slice(1).split('-')[0] : undefined
      texts.push(`${texts.pop() ?? ''}${sign ?? quoted ?? escaped ?? letter ?? ''}`)
    }
  }
  return texts
}

/** The currency shown in a number format. Null if there is none. */
export const currencyInFormat = (code: string): string | null => {
  const named = textsAround(code).flatMap(text => currencyNamed(text.replace(/[-+()\s]/g, '')) ?? [])
  return named[0] ?? null
}

/** Formats of a workbook's cells, indexed by style number. */
export const formatsOf = (styles: string): ReadonlyMap<string, CellFormat> => {
  const codes = new Map(
    tagsOf(styles, 'numFmt').map(tag => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode')] as const),
  )
  const formatOf = (id: string): CellFormat => {
    const code = codes.get(id)
    if (code !== undefined) return { isPercent: code.includes('%'), currency: currencyInFormat(code) }
    return { isPercent: KNOWN_PERCENTS.includes(id), currency: KNOWN_MONEY.includes(id) ? 'USD' : null }
  }
  const cells = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles)?.[0] ?? ''
  return new Map(tagsOf(cells, 'xf').map((tag, at) => [String(at), formatOf(attributeOf(tag, 'numFmtId'))] as const))
}
