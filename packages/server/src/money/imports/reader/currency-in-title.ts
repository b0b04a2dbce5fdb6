import { currencyNamed, UNCLEAR } from '@portal/ui/number'

/** Currency signs, and codes and names that aren't also other words, unlike the codes `ALL` and `TOP`. */
const MENTION =
  /US\$|[$€£₺]|(?<!\p{L})(?:EUR|USD|TRY|GBP|SYP|LBP|JOD|IQD|SAR|AED|EGP|CHF|T[Ll]|[Ee]uros?|[Aa]vro|ل\.س|ل\.ت|يورو|دولار)(?!\p{L})/gu

/** The currency in a column's title, such as "Amount (EUR)". Null if there is none. */
export const currencyInTitle = (title: string): string | null => {
  const found = new Set((title.match(MENTION) ?? []).flatMap(mention => currencyNamed(mention) ?? []))
  const [one = null] = found
  return found.size > 1 ? UNCLEAR : one
}

/** The title without its currency and the empty brackets left behind. */
export const withoutCurrency = (title: string): string =>
  title
    .replace(MENTION, mention => (currencyNamed(mention) === undefined ? mention : ''))
    .replace(/[([]\s*[)\]]/g, '')
    .trim()
