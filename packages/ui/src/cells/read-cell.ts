import { formatDate } from '../DateText/format.ts'
import { currencyNamed } from '../number/currency/currency-named.ts'
import { parseNumber } from '../number/parse.ts'
import { withoutDirection } from '../texts/isolate.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

/** A cell's content for export. */
export type CellContent =
  | { readonly kind: 'text'; readonly text: string }
  /** `unit` is a currency sign or a per cent sign. 45% is 0.45. */
  | { readonly kind: 'number'; readonly value: number; readonly unit: '' | '%' | '$' | '€' | '₺' }
  /** As YYYY-MM-DD. */
  | { readonly kind: 'day'; readonly day: string }
  /** As YYYY-MM-DDTHH:MM, in the device's time zone. */
  | { readonly kind: 'moment'; readonly moment: string }

const DECIMALS = 6

const units = ['%', '$', '€', '₺'] as const

/** Not part of a cell's text: icons, controls, and visually hidden text. */
const unread = `svg, button, meter, [aria-hidden="true"], .${hidden}`

/** The visible text, with each block on its own line. */
const drawnText = (node: Node): string => {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ')
  if (!(node instanceof HTMLElement) || node.matches(unread)) return ''
  const text = [...node.childNodes].map(drawnText).join('')
  return getComputedStyle(node).display.startsWith('inline') ? text : `\n${text}\n`
}

/** Removes direction marks and joins lines with a dot. */
const plain = (text: string) =>
  withoutDirection(text)
    .split('\n')
    .map(line => line.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean)
    .join(' · ')

const timeIn = (shown: HTMLElement, text: string): CellContent | undefined => {
  const [time, other] = shown.querySelectorAll('time')
  if (!time || other || plain(drawnText(time)) !== text) return undefined
  const day = formatDate(time.dateTime, 'iso')
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  const [clock] = /\d\d:\d\d$/.exec(text) ?? []
  return clock ? { kind: 'moment', moment: `${day}T${clock}` } : { kind: 'day', day }
}

const numberIn = (text: string): CellContent | undefined => {
  const unit = units.find(sign => text.includes(sign)) ?? ''
  const read = parseNumber(text, DECIMALS, { mark: 'point', currency: currencyNamed(unit) })
  if (!('units' in read) || read.units === null) return undefined
  const value = read.units / 10 ** DECIMALS
  return { kind: 'number', value: unit === '%' ? value / 100 : value, unit }
}

/**
 * Reads a rendered cell: a date, a time, or, in a numeric column, a number, if nothing else is there. Otherwise returns
 * its text.
 */
export const readCell = (shown: HTMLElement, isFigure: boolean): CellContent => {
  // A cell with visually hidden text only exports that text.
  const text = plain(drawnText(shown)) || plain(shown.textContent)
  const isMeasured = isFigure || shown.querySelector('meter') !== null
  return timeIn(shown, text) ?? (isMeasured ? numberIn(text) : undefined) ?? { kind: 'text', text }
}
