// Patterns suffice for a workbook's parts, because only a few attributes matter. Each pattern runs in linear time.

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' }

const decodedText = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

/** Opening tags of this name, with any namespace prefix. */
export const tagsOf = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?:\\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?/?>`, 'g')) ?? []

/** Value of an attribute, or empty if it is missing. */
export const attributeOf = (tag: string, name: string): string => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return decodedText(double ?? single ?? '')
}

/** Whether a boolean attribute is true, as any spreadsheet program writes it. */
export const isSet = (tag: string, name: string): boolean => ['1', 'true', 'on'].includes(attributeOf(tag, name))
