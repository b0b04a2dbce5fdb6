import { deflateRawSync } from 'node:zlib'

interface ZippedSheet {
  readonly name: string
  readonly state?: string
  /** Defaults to the rows of the first sheet. */
  readonly rows?: string
}

/**
 * Builds a minimal xlsx file of these rows. Cells refer to `shared` texts by index. `columns` precede the rows.
 * `sheets` default to one visible sheet.
 */
export const sheetOf = (
  rows: string,
  shared: readonly string[] = [],
  columns = '',
  sheets: readonly ZippedSheet[] = [{ name: 'Budget' }],
): Buffer => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const relation = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const texts = `<Relationship Id="texts" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`
  const named = sheets.map(
    ({ name, state = 'visible' }, at) => `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="r${at}"/>`,
  )
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${relation.join('')}${texts}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.map(text => `<si><t>${text}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows: own = rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}">${columns}<sheetData>${own}</sheetData></worksheet>`,
      ]),
    ),
  }
  return zipOf(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])))
}

/** The header of a compressed entry. A zip file has it before the entry and again in its central directory. */
const headOf = (signature: number, length: number, at: number, [packed, said, name]: readonly number[]) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature, 0)
  bytes.writeUInt16LE(20, at)
  bytes.writeUInt16LE(8, at + 4)
  bytes.writeUInt32LE(packed ?? 0, at + 14)
  bytes.writeUInt32LE(said ?? 0, at + 18)
  bytes.writeUInt16LE(name ?? 0, at + 22)
  return bytes
}

/** Builds a minimal zip file. `said` overrides the size that each entry claims to have. */
export const zipOf = (entries: Readonly<Record<string, Buffer>>, said?: number): Buffer => {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let size = 0
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content)
    const facts = [packed.length, said ?? content.length, name.length]
    const central = headOf(0x02014b50, 46, 6, facts)
    central.writeUInt32LE(size, 42)
    const file = Buffer.concat([headOf(0x04034b50, 30, 4, facts), Buffer.from(name), packed])
    files.push(file)
    list.push(central, Buffer.from(name))
    size += file.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(size, 16)
  return Buffer.concat([...files, ...list, end])
}
