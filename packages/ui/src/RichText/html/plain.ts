import { parse, remake } from './allowed.ts'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" }

// Consecutive block ends make one line break, and each <br> makes one. A nested list makes one too. A separate pattern
// finds it, because old browsers can't parse lookbehind.
const breaks = /(?:\s*<\/(?:p|h[1-6]|li|[ou]l|blockquote|div)\b[^>]*>)+\s*|\s*<br[^>]*>\s*/gi
const innerLists = /([^>\s])\s*(?=<[ou]l\b)/gi

/** The text of formatted HTML, one line per paragraph or item. Needs no DOM, so it runs on servers. */
export const plainOf = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<p\b[^>]*>\s*<br[^>]*>\s*<\/p>/gi, '<br>')
    .replace(/<br[^>]*>\s*(?=<\/)/gi, '')
    .replace(innerLists, '$1\n')
    .replace(breaks, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n$/, '')

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Converts plain text to paragraphs. */
export const paragraphsOf = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map(line => `<p>${escaped(line) || '<br>'}</p>`)
        .join('')

/** Serialises the allowed parts of parsed content, block by block. */
const cleanBlocks = (body: Node) =>
  remake<string>(body, {
    words: escaped,
    element: (tag, inner, href) => {
      if (tag === 'br') return '<br>'
      return `<${tag}${href ? ` href="${escaped(href).replace(/"/g, '&quot;')}"` : ''}>${inner.join('')}</${tag}>`
    },
  })

/**
 * Merges changes from the fallback textarea into formatted text. Blocks before and after the change keep their format.
 * Changed lines become plain paragraphs.
 */
export const mergeTyped = (html: string, typed: string): string => {
  if (typed.trim() === '') return ''
  const blocks = cleanBlocks(parse(html)).filter(block => block.trim() !== '')
  if (typed === plainOf(html)) return blocks.join('')
  const lines = typed.split('\n')
  const wordsOf = blocks.map(block => plainOf(block).split('\n'))
  const isAt = (words: readonly string[] | undefined, at: number) =>
    words?.every((word, index) => lines[at + index] === word) ?? false
  let [first, start] = [0, 0]
  while (first < blocks.length && isAt(wordsOf[first], start)) {
    start += wordsOf[first]?.length ?? 0
    first += 1
  }
  let [last, end] = [blocks.length, lines.length]
  while (last > first) {
    const length = wordsOf[last - 1]?.length ?? 0
    if (end - length < start || !isAt(wordsOf[last - 1], end - length)) break
    end -= length
    last -= 1
  }
  const between = start < end ? paragraphsOf(lines.slice(start, end).join('\n')) || '<p><br></p>' : ''
  return blocks.slice(0, first).join('') + between + blocks.slice(last).join('')
}
