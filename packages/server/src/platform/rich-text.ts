import sanitize from 'sanitize-html'

/** Tags of rich text. The editor and the reading view use the same ones. */
export const allowedTags = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote']

/** Allowed schemes of links. */
export const safeAddress = /^(?:https?:\/\/|mailto:)/i

const unseen = 'script style template noscript iframe object title textarea select svg math option xmp'.split(' ')

/** Maximum nesting depth, deeper than any list in practice. Readers recurse into the text, so it needs a limit. */
const DEEPEST = 32

/** Sanitises rich text. Keeps allowed tags, text, and links to safe addresses. */
export const cleanRichText = (html: string): string =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: unseen,
    nestingLimit: DEEPEST,
    transformTags: {
      // Replaces an unsafe link with its text. `span` isn't allowed, so only the text remains.
      a: (_, { href = '' }): sanitize.Tag => {
        const address = href.trim()
        return safeAddress.test(address)
          ? { tagName: 'a', attribs: { href: address } }
          : { tagName: 'span', attribs: {} }
      },
    },
  })

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/** Converts sanitised rich text to plain text. List items start with a dash, and links end with their address. */
export const plainText = (html: string): string =>
  html
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, words: string) =>
      words === href ? words : `${words} (${href})`,
    )
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<br[^>]*>|<\/li>/g, '\n')
    .replace(/<\/(?:p|h3|h4|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
