import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { type CellFormat, formatsOf } from './formats.ts'
import { attributeOf, isSet, tagsOf } from './xml.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STYLES = 'xl/styles.xml'

const partsOf = async (bytes: Buffer, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const parts = new Map<string, string>()
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  for await (const entry of zip.eachEntry())
    if (names.includes(entry.fileName)) parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return parts
}

/** One sheet of a workbook. */
interface Sheet {
  readonly name: string
  readonly is_hidden: boolean
  /** Its part of the file. */
  readonly path: string
}

/** A workbook without its cells. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** By their number, which cells name. */
  readonly formats: ReadonlyMap<string, CellFormat>
}

/** Reads what a workbook says of its sheets. For a file that was checked before. */
export const workbookOf = async (bytes: Buffer): Promise<Workbook> => {
  const parts = await partsOf(bytes, [WORKBOOK, RELATIONS, STYLES])
  const targets = new Map(
    tagsOf(parts.get(RELATIONS) ?? '', 'Relationship').map(tag => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')]),
  )
  const sheets = tagsOf(parts.get(WORKBOOK) ?? '', 'sheet').map(tag => {
    const target = targets.get(attributeOf(tag, '(?:\\w+:)?id')) ?? ''
    return {
      name: attributeOf(tag, 'name'),
      is_hidden: attributeOf(tag, 'state').toLowerCase().includes('hidden'),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    }
  })
  return { sheets, formats: formatsOf(parts.get(STYLES) ?? '') }
}

/** What a sheet says beside the values of its cells. */
export interface SheetFacts {
  /** By the name of the cell, such as `H2`. */
  readonly formats: ReadonlyMap<string, CellFormat>
  /** Rows that are hidden or filtered away, from 1. */
  readonly hiddenRows: readonly number[]
  /** Counted from 0. */
  readonly hiddenColumns: readonly number[]
}

const isUnseen = (tag: string, size: string) => isSet(tag, 'hidden') || /^0+(?:\.0+)?$/.test(attributeOf(tag, size))

/** More columns than any file may have that is taken. */
const MOST_COLUMNS = 100

/** Reads the formats of a sheet's cells, and what of it is hidden. */
export const factsOf = async (bytes: Buffer, { path }: Sheet, { formats }: Workbook): Promise<SheetFacts> => {
  const xml = (await partsOf(bytes, [path])).get(path) ?? ''
  const shows = [...formats.values()].some(({ isPercent, currency }) => isPercent || currency)
  const cells = (shows ? tagsOf(xml, 'c') : []).flatMap(tag => {
    const format = formats.get(attributeOf(tag, 's'))
    return format && (format.isPercent || format.currency) ? [[attributeOf(tag, 'r'), format] as const] : []
  })
  let row = 0
  const hiddenRows = tagsOf(xml, 'row').flatMap(tag => {
    row = Number(attributeOf(tag, 'r')) || row + 1
    return isUnseen(tag, 'ht') ? [row] : []
  })
  const hiddenColumns = tagsOf(xml, 'col').flatMap(tag => {
    if (!isUnseen(tag, 'width')) return []
    const first = Number(attributeOf(tag, 'min'))
    const last = Math.min(Number(attributeOf(tag, 'max')), MOST_COLUMNS)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first - 1 + at)
  })
  return { formats: new Map(cells), hiddenRows, hiddenColumns }
}
