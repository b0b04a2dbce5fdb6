import { currencyNamed } from '@portal/ui/number'
import { attributeOf, tagsOf } from './xml.ts'

/** What the format of a cell says of its figure, beside how many decimals are shown. */
export interface CellFormat {
  /** 0.6 is shown as 60 %. */
  readonly isPercent: boolean
  /** A code of ISO 4217, or that it could be several; null where the format shows none. */
  readonly currency: string | null
}

/** Formats that every spreadsheet knows by number. Those of money are the dollar's until a file says otherwise. */
const KNOWN_PERCENTS = ['9', '10']
const KNOWN_MONEY = ['5', '6', '7', '8', '42', '44']

/** Parts of a format: a bracket, a quoted text, an escaped letter, space as wide as a letter, filling, or a letter. */
const PARTS = /\[([^\]]*)\]|"([^"]*)"|\\(.)|_(?:.)|\*(?:.)|(.)/gsu

/** What stands for digits, and the signs of a figure; letters such as these write dates. */
const isFigure = (letter: string) => /[#0?.,\d]/.test(letter)

/** The texts that a format puts before and after its figure, such as `€` of `[$€-407] #,##0.00`. */
const textsAround = (code: string): readonly string[] => {
  const texts = ['']
  for (const [, bracket, quoted, escaped, letter] of code.matchAll(PARTS)) {
    // Only the part for figures from 0 on: the ones after it repeat it.
    if (letter === ';') break
    if (letter !== undefined && isFigure(letter)) {
      if (texts.length === 1) texts.push('')
    } else {
      // `[$€-407]` is a sign with a language; `[Red]` and `[>100]` show nothing.
      const sign = bracket?.startsWith('$') ? bracket.slice(1).split('-')[0] : undefined
      texts.push(`${texts.pop() ?? ''}${sign ?? quoted ?? escaped ?? letter ?? ''}`)
    }
  }
  return texts
}

/** The currency that a format shows beside its figure; null where it shows none. */
export const currencyInFormat = (code: string): string | null => {
  const named = textsAround(code).flatMap(text => currencyNamed(text.replace(/[-+()\s]/g, '')) ?? [])
  return named[0] ?? null
}

/** The formats of a workbook's cells, by their number in the file. */
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
