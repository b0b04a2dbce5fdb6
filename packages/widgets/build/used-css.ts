/** One rule or at-rule of a style sheet, cut at its braces. */
interface Block {
  readonly head: string
  readonly body: string
}

const blocksOf = (css: string): Block[] => {
  const blocks: Block[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) })
      start = at + 1
    }
    // Statements such as @layer have no braces.
    if (css[at] === ';' && depth === 0) start = at + 1
  }
  return blocks
}

const selectorsOf = (head: string): string[] => {
  let depth = 0
  let start = 0
  const found: string[] = []
  for (let at = 0; at <= head.length; at++) {
    const char = head[at]
    if (char === '(' || char === '[') depth++
    if (char === ')' || char === ']') depth--
    if (at === head.length || (char === ',' && depth === 0)) {
      found.push(head.slice(start, at))
      start = at + 1
    }
  }
  return found
}

const classesOf = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)

const filterRules = (css: string, isUsed: (name: string) => boolean): string =>
  blocksOf(css)
    .map(({ head, body }) => {
      if (/^@(media|supports|layer)/.test(head)) {
        const inner = filterRules(body, isUsed)
        return inner && `${head}{${inner}}`
      }
      if (head.startsWith('@')) return `${head}{${body}}`
      const selectors = selectorsOf(head).filter(selector => classesOf(selector).every(isUsed))
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
    })
    .join('')

const classesNamedIn = (documents: readonly string[]): Set<string> =>
  new Set([...documents.join('\n').matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)))

// All classes of a source file share this many first letters. A single class may have no rule.
const BEGINNING = 7

/**
 * Classes of these documents whose source file is missing from the style sheet. The vanilla-extract compiler sometimes
 * drops a file silently, and a form without styles must not be served.
 */
export const missingClasses = (css: string, documents: readonly string[]): string[] =>
  [...classesNamedIn(documents)].filter(name => !css.includes(`.${name.slice(0, BEGINNING)}`))

/** The part of a style sheet that these documents use: rules without classes, and those whose classes occur in them. */
export const usedCss = (css: string, documents: readonly string[]): string => {
  const names = classesNamedIn(documents)
  const filtered = filterRules(css, name => names.has(name))
  return blocksOf(filtered)
    .filter(({ head, body }) => {
      const [, frames] = /^@keyframes (\S+)/.exec(head) ?? []
      return !frames || new RegExp(`animation[^;}]*\\b${frames}\\b`).test(filtered.replace(`${head}{${body}}`, ''))
    })
    .map(({ head, body }) => `${head}{${body}}`)
    .join('')
}
