import { readDate } from './read-date.ts'

/** An input error: a text key and the quoted input. */
export interface Fault {
  readonly key: 'date_impossible' | 'date_incomplete' | 'date_unread' | 'date_year' | 'dates_incomplete'
  readonly text?: string
}

/**
 * Checks a date's visible segments on blur. React Aria keeps partial dates on the screen and turns 31-Feb into 28-Feb,
 * both without an error.
 */
export const faultOf = (typed: Element): Fault | undefined => {
  const parts = [...typed.querySelectorAll('[data-type]:not([data-type="literal"])')]
  const empty = parts.filter(part => part.hasAttribute('data-placeholder')).length
  if (empty === parts.length) return undefined
  if (empty > 0) return { key: 'date_incomplete' }
  const text = parts.map(part => part.textContent).join('-')
  if (!/[1-9]\d{3}$/.test(text)) return { key: 'date_year' }
  return readDate(text) ? undefined : { key: 'date_impossible', text }
}
