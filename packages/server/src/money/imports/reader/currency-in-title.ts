import { currencyNamed, UNCLEAR } from '@portal/ui/number'

/** Signs, and the codes and names that are no other word: `ALL` and `TOP` are codes too. */
const MENTION =
  /US\$|[$€£₺]|(?<!\p{L})(?:EUR|USD|TRY|GBP|SYP|LBP|JOD|IQD|SAR|AED|EGP|CHF|T[Ll]|[Ee]uros?|[Aa]vro|ل\.س|ل\.ت|يورو|دولار)(?!\p{L})/gu

/** The currency in the title of a column, such as "Amount (EUR)"; null where it names none. */
export const currencyInTitle = (title: string): string | null => {
  const found = new Set((title.match(MENTION) ?? []).flatMap(mention => currencyNamed(mention) ?? []))
  const [one = null] = found
  return found.size > 1 ? UNCLEAR : one
}

/** A title without its currency and the brackets that this leaves empty. */
export const withoutCurrency = (title: string): string =>
  title
    .replace(MENTION, mention => (currencyNamed(mention) === undefined ? mention : ''))
    .replace(/[([]\s*[)\]]/g, '')
    .trim()
