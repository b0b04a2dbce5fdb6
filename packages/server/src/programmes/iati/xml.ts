import type { IsoCurrency } from '@portal/contract/core/fields/money'

/** Attributes in order. Undefined ones are left out. Attributes with a code list only accept its codes. */
interface Attributes {
  readonly [name: string]: string | undefined
  readonly 'default-currency'?: IsoCurrency
  readonly currency?: IsoCurrency
  /** ISO 639-1 code. */
  readonly 'xml:lang'?: 'ar' | 'en'
}

/** An XML element. */
export interface Element {
  readonly name: string
  readonly attributes: Attributes
  readonly children: readonly (Element | string)[]
}

export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  ...children: readonly (Element | string)[]
): Element => ({ name, attributes, children })

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// XML 1.0 doesn't allow control characters, not even as character references.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (text: string) => text.replace(unwritable, '').replace(/[&<>"]/g, sign => entities[sign] ?? '')

const attributesOf = ({ attributes }: Element) =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(value)}"`]))
    .join('')

const written = (node: Element | string, indent: string): string => {
  if (typeof node === 'string') return escaped(node)
  const head = `${indent}<${node.name}${attributesOf(node)}`
  if (node.children.length === 0) return `${head}/>`
  if (node.children.some(child => typeof child === 'string'))
    return `${head}>${node.children.map(child => written(child, '')).join('')}</${node.name}>`
  const children = node.children.map(child => written(child, `${indent}  `)).join('\n')
  return `${head}>\n${children}\n${indent}</${node.name}>`
}

/** Serialises a document for UTF-8. */
export const xmlDocumentOf = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
