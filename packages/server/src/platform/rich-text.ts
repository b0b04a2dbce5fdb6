import sanitize from 'sanitize-html'

/** All that a formatted text is made of: the same tags that the editor writes and the reading view shows. */
export const allowedTags = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote']

/** Where links may lead. */
export const safeAddress = /^(?:https?:\/\/|mailto:)/i

const unseen = 'script style template noscript iframe object title textarea select svg math option xmp'.split(' ')

/** Deeper than lists in lists go; every reader descends into a text, so its depth has an end. */
const DEEPEST = 32

/** What is left of a formatted text, whatever was sent: allowed tags, words, and links that lead to safe addresses. */
export const cleanRichText = (html: string): string =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: unseen,
    nestingLimit: DEEPEST,
    transformTags: {
      // A link that leads nowhere safe is its words; `span` is not allowed, so only they stay.
      a: (_, { href = '' }): sanitize.Tag => {
        const address = href.trim()
        return safeAddress.test(address)
          ? { tagName: 'a', attribs: { href: address } }
          : { tagName: 'span', attribs: {} }
      },
    },
  })

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/**
 * The words of a cleaned text, for readers without HTML: paragraphs apart, a dash at each item, links with addresses.
 */
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
