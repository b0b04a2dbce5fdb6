import { parse, remake } from './allowed.ts'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" }

// Ends of blocks that follow one another are one break; each <br> is one; so is a list inside an item, which is found
// apart, without looking behind: old browsers cannot read that.
const breaks = /(?:\s*<\/(?:p|h[1-6]|li|[ou]l|blockquote|div)\b[^>]*>)+\s*|\s*<br[^>]*>\s*/gi
const innerLists = /([^>\s])\s*(?=<[ou]l\b)/gi

/** The words of a formatted text, a line for each paragraph and item; needs no document, so servers can say it too. */
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

/** A plain text as paragraphs. */
export const paragraphsOf = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map(line => `<p>${escaped(line) || '<br>'}</p>`)
        .join('')

/** The allowed part of a parsed text, block by block, as HTML. */
const cleanBlocks = (body: Node) =>
  remake<string>(body, {
    words: escaped,
    element: (tag, inner, href) => {
      if (tag === 'br') return '<br>'
      return `<${tag}${href ? ` href="${escaped(href).replace(/"/g, '&quot;')}"` : ''}>${inner.join('')}</${tag}>`
    },
  })

/**
 * The formatted text after its plain words were changed in the textarea that replaces the editor: blocks above and
 * below what was changed do not lose their format, the changed lines are plain paragraphs.
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
