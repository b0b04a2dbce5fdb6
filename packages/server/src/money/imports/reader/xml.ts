// A workbook's parts are looked through by these patterns: only a few attributes of them are needed, and each pattern
// looks at every character once.

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' }

const decodedText = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

/** The opening tags of this name, with or without a prefix. */
export const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?:\\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?/?>`, 'g')) ?? []

/** The value of an attribute; empty where the tag has none of this name. */
export const attributeOf = (tag: string, name: string): string => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return decodedText(double ?? single ?? '')
}

/** Whether an attribute says yes, as either kind of spreadsheet program writes it. */
export const isSet = (tag: string, name: string): boolean => ['1', 'true', 'on'].includes(attributeOf(tag, name))
