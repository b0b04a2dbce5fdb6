import { text } from 'node:stream/consumers'
import { storedName } from '../../../platform/storage/zip/zip-file.ts'
import { inZip } from './check-zip.ts'
import { type CellFormat, formatsOf } from './formats.ts'
import { attributeOf, isSet, tagsOf } from './xml.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const STYLES = 'xl/styles.xml'

const partsOf = (bytes: Buffer, names: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  inZip(bytes, async ({ parts }) => {
    const found = new Map<string, string>()
    for await (const part of parts()) {
      const name = names.find(wanted => storedName(wanted) === part.name)
      if (name !== undefined) found.set(name, await text(part.chunks()))
    }
    return found
  })

interface Sheet {
  readonly name: string
  readonly is_hidden: boolean
  /** Path of its part in the zip file. */
  readonly path: string
}

/** A workbook without its cells. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** Indexed by style number, which cells refer to. */
  readonly formats: ReadonlyMap<string, CellFormat>
}

/** Reads the sheets and formats of a workbook. Call `checkZip` first. */
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

/** Facts about a sheet, besides its values. */
export interface SheetFacts {
  /** Indexed by cell name, such as `H2`. */
  readonly formats: ReadonlyMap<string, CellFormat>
  /** Hidden or filtered rows, counted from 1. */
  readonly hiddenRows: readonly number[]
  /** Counted from 0. */
  readonly hiddenColumns: readonly number[]
}

const isUnseen = (tag: string, size: string) => isSet(tag, 'hidden') || /^0+(?:\.0+)?$/.test(attributeOf(tag, size))

/** Bounds hidden ranges. No accepted file has more columns. */
const MOST_COLUMNS = 100

/** Reads cell formats, hidden rows, and hidden columns of a sheet. */
export const sheetFactsOf = async (bytes: Buffer, { path }: Sheet, { formats }: Workbook): Promise<SheetFacts> => {
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
