import { readDate } from './read-date.ts'

/** What is wrong with what was typed or pasted: the key of its sentence, and the words it quotes. */
export interface Fault {
  readonly key: 'date_impossible' | 'date_incomplete' | 'date_unread' | 'date_year' | 'dates_incomplete'
  readonly text?: string
}

/**
 * Looks at the parts of a date as the person sees them when they leave it. React Aria leaves half a date on the screen
 * and turns 31-Feb into 28-Feb, both without a word.
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
