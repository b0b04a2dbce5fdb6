/** Names more than one currency: a lira is Turkish, Syrian, or Lebanese. */
export const UNCLEAR = 'unclear'

/** What people write for a currency, by its code of ISO 4217; the codes themselves are known without this. */
const writings: Readonly<Record<string, readonly string[]>> = {
  TRY: ['₺', 'TL', 'YTL', 'Türk lirası', 'Turkish lira', 'Turkish liras', 'ليرة تركية', 'الليرة التركية', 'ل.ت'],
  EUR: ['€', 'euro', 'euros', 'avro', 'يورو', 'اليورو'],
  USD: [
    ...['$', 'US$', '$US', 'USD$', 'US dollar', 'US dollars', 'dollar', 'dollars', 'dolar', 'ABD doları'],
    ...['دولار', 'دولار أمريكي', 'دولار أميركي', 'الدولار'],
  ],
  SYP: ['£S', 'S£', 'LS', 'Syrian pound', 'Syrian pounds', 'Suriye lirası', 'ليرة سورية', 'الليرة السورية', 'ل.س'],
  GBP: ['£', 'UK£', 'pound sterling', 'pounds sterling', 'sterling', 'sterlin', 'جنيه إسترليني'],
  LBP: ['LL', 'Lebanese pound', 'ليرة لبنانية', 'ل.ل'],
  JOD: ['Jordanian dinar', 'دينار أردني'],
  IQD: ['Iraqi dinar', 'دينار عراقي', 'د.ع'],
  SAR: ['ريال سعودي', 'ر.س'],
  AED: ['درهم إماراتي'],
  EGP: ['E£', '£E', 'جنيه مصري', 'ج.م'],
  [UNCLEAR]: [
    ...['lira', 'liras', 'lirası', 'pound', 'pounds', 'dinar', 'dirham', 'riyal', 'kr', '¥'],
    ...['ليرة', 'جنيه', 'دينار', 'درهم', 'ريال', 'د.أ'],
  ],
}

/** Forms that read the same are the same: capitals, Turkish and Arabic letters with or without marks, dots, spaces. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[\s.:/\-_()[\]\u0640\u200e\u200f\u061c\u2066-\u2069]/g, '')

const byWriting: ReadonlyMap<string, string> = new Map(
  Object.entries(writings).flatMap(([code, names]) => names.map(name => [folded(name), code] as const)),
)

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The currency that a sign, a code, or a name stands for, as a code of ISO 4217; undefined where it stands for none. */
export const currencyNamed = (text: string): string | undefined => {
  const name = folded(text)
  const code = name.toUpperCase()
  return byWriting.get(name) ?? (codes.has(code) ? code : undefined)
}

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
