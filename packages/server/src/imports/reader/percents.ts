import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STYLES = 'xl/styles.xml'

/** The formats of per cent that every spreadsheet knows by number. */
const KNOWN = ['9', '10']

const partsOf = async (bytes: Buffer, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const parts = new Map<string, string>()
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  for await (const entry of zip.eachEntry())
    if (names.includes(entry.fileName)) parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return parts
}

const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? []

const attributeOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The styles by which figures are shown as per cents, by their place in the file. */
const stylesOf = (xml: string): ReadonlySet<string> => {
  const own = tagsOf(xml, 'numFmt').filter(tag => attributeOf(tag, 'formatCode').includes('%'))
  const formats = new Set([...KNOWN, ...own.map(tag => attributeOf(tag, 'numFmtId'))])
  const cells = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(xml)?.[0] ?? ''
  return new Set(
    tagsOf(cells, 'xf').flatMap((tag, at) => (formats.has(attributeOf(tag, 'numFmtId')) ? [String(at)] : [])),
  )
}

const firstSheet = (workbook: string, relations: string): string => {
  const id = attributeOf(tagsOf(workbook, 'sheet')[0] ?? '', '(?:\\w+:)?id')
  const target = attributeOf(
    tagsOf(relations, 'Relationship').find(tag => attributeOf(tag, 'Id') === id) ?? '',
    'Target',
  )
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/**
 * The cells of the first sheet, such as `H2`, that show their figure as a per cent: there 0.6 is 60 %, and nothing but
 * its format distinguishes it from 0.6. For a file that was checked before.
 */
export const percentsIn = async (bytes: Buffer): Promise<ReadonlySet<string>> => {
  const parts = await partsOf(bytes, [WORKBOOK, RELATIONS, STYLES])
  const styles = stylesOf(parts.get(STYLES) ?? '')
  if (styles.size === 0) return styles
  const sheet = firstSheet(parts.get(WORKBOOK) ?? '', parts.get(RELATIONS) ?? '')
  const xml = (await partsOf(bytes, [sheet])).get(sheet) ?? ''
  return new Set(tagsOf(xml, 'c').flatMap(tag => (styles.has(attributeOf(tag, 's')) ? [attributeOf(tag, 'r')] : [])))
}

/** The name of a cell by its row and column, both from 0. */
export const cellName = (row: number, column: number): string => {
  const letters = (at: number): string =>
    at < 0 ? '' : letters(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26))
  return `${letters(column)}${row + 1}`
}
