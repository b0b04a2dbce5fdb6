import { withoutDirection } from '../../texts/isolate.ts'
import { UNCLEAR } from './split-amount.ts'

/** Common names of currencies by ISO 4217 code. The codes themselves need no entry. */
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
  AED: ['درهم إماراتي', 'د.إ'],
  EGP: ['E£', '£E', 'جنيه مصري', 'ج.م'],
  [UNCLEAR]: [
    ...['lira', 'liras', 'lirası', 'pound', 'pounds', 'dinar', 'dirham', 'riyal', 'kr', '¥'],
    ...['ليرة', 'جنيه', 'دينار', 'درهم', 'ريال', 'د.أ'],
  ],
}

/** Folds equivalent forms: case, Turkish and Arabic letters with or without marks, dots, and spaces. */
const folded = (text: string) =>
  withoutDirection(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[\s.:/\-_()[\]\u0640]/g, '')

const all = Object.entries(writings).flatMap(([code, names]) => names.map(name => [name, code] as const))

/** Unfolded, because without marks the dirham and the Jordanian dinar have the same sign. */
const byText: ReadonlyMap<string, string> = new Map(all)

const byFolded: ReadonlyMap<string, string> = new Map(all.map(([name, code]) => [folded(name), code]))

let names: Intl.DisplayNames | undefined

/** Browsers before Chrome 99 can't list the codes, but all supported ones know which codes have a name. */
const isCode = (code: string): boolean => {
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return /^[A-Z]{3}$/.test(code) && names.of(code) !== undefined
}

/** The ISO 4217 code for a sign, code, or name. Undefined if there is none. */
export const currencyNamed = (text: string): string | undefined => {
  const name = folded(text)
  const code = name.toUpperCase()
  return byText.get(text.trim().normalize('NFC')) ?? byFolded.get(name) ?? (isCode(code) ? code : undefined)
}
