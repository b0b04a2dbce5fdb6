import { createContext, type MouseEvent, use } from 'react'

/** Goes to an address of this portal without reloading the page. */
export type Navigate = (href: string) => void

/** Whether an address leads anywhere for the one who is here. */
export type Leads = (href: string) => boolean

interface Navigation {
  readonly navigate?: Navigate | undefined
  readonly leads?: Leads | undefined
}

/** How links are followed, and which of them there are. */
export const NavigationContext = createContext<Navigation>({})

/**
 * What a link does when it is clicked. Native links stay native: only a plain click to a place inside the portal is
 * taken over. Undefined where the address would send one away again: what has it is no link.
 */
export const useLinkClick = (href: string) => {
  const { navigate, leads } = use(NavigationContext)
  if (leads?.(href) === false) return undefined
  return (event: MouseEvent) => {
    const wantsMore = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!navigate || wantsMore || event.defaultPrevented || href[0] !== '/') return
    event.preventDefault()
    navigate(href)
  }
}
