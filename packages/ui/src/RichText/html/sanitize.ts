import DOMPurify from 'dompurify'
import { allowedTags, safeAddress } from './allowed.ts'

/** Removes everything that isn't allowed. A link with a forbidden address keeps its text. */
export const sanitize = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: safeAddress,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  }).replace(/<a>(.*?)<\/a>/gs, '$1')
