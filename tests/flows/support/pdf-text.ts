import { inflateSync } from 'node:zlib'

/** An object of the file: its dictionary, and its decoded stream. */
interface PdfObject {
  readonly head: string
  readonly stream: string
}

const objectsOf = (pdf: string): ReadonlyMap<string, PdfObject> => {
  const found = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n|>> stream\n|>>\s*stream\r?\n/)
    // Uses the exact length, because compressed bytes may end like the line break after them.
    const length = Number(/\/Length (\d+)(?! \d+ R)/.exec(head)?.[1] ?? (packed ?? '').search(/\r?\n?endstream\s*$/))
    const data = Buffer.from((packed ?? '').slice(0, length), 'latin1')
    const isPacked = packed !== undefined && head.includes('FlateDecode')
    found.set(id, { head, stream: isPacked ? inflateSync(data).toString('latin1') : data.toString('latin1') })
  }
  return found
}

const letters = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map(code => Number.parseInt(code, 16)))

/** The text of each glyph of a font, from its `ToUnicode` table. */
const glyphsOf = (table: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>()
  for (const [, part = ''] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of part.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(Number.parseInt(from, 16), letters(to))
  for (const [, part = ''] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from = '', last = '', to = ''] of part.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let at = Number.parseInt(from, 16); at <= Number.parseInt(last, 16); at++)
        glyphs.set(at, String.fromCharCode(Number.parseInt(to, 16) + at - Number.parseInt(from, 16)))
  return glyphs
}

// A glyph may represent two letters. Glyphs are drawn from the left, so its letters are reversed too.
const asDrawn = (glyph: string) => (/\p{Script=Arabic}/u.test(glyph) ? [...glyph].toReversed().join('') : glyph)

/** The text of a PDF written by Chromium, page by page. Without spaces, which are mostly drawn as gaps. */
export const textOfPdf = (file: Buffer): readonly string[] => {
  const objects = objectsOf(file.toString('latin1'))
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (table) fonts.set(name, glyphsOf(objects.get(table)?.stream ?? ''))
    }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? []
    let glyphs: ReadonlyMap<number, string> = new Map()
    let text = ''
    for (const [, font, hex] of (objects.get(content)?.stream ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (font) glyphs = fonts.get(font) ?? glyphs
      for (const code of hex?.match(/.{4}/g) ?? []) text += asDrawn(glyphs.get(Number.parseInt(code, 16)) ?? '')
    }
    return text.replace(/\s/g, '')
  })
}
