import { createContext, type MouseEvent, use } from 'react'

/** Opens an address of this portal without a page load. */
export type Navigate = (href: string) => void

/** Whether the current user can open an address. */
export type Leads = (href: string) => boolean

interface Navigation {
  readonly navigate?: Navigate | undefined
  readonly leads?: Leads | undefined
}

/** How to follow links, and which addresses are available. */
export const NavigationContext = createContext<Navigation>({})

/**
 * Returns a link's click handler. Takes over only plain clicks on links within the portal. Returns undefined if the
 * user can't open the address; render plain text then.
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
