import { createContext, type MouseEvent, use } from 'react'

/** Goes to an address of this portal without loading the page anew. */
export type Navigate = (href: string) => void

export const NavigateContext = createContext<Navigate | undefined>(undefined)

/** Native links stay native: only a plain click to a place inside the portal is taken over. */
export const useLinkClick = (href: string, isExternal = false) => {
  const navigate = use(NavigateContext)
  return (event: MouseEvent) => {
    const wantsMore = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!navigate || isExternal || wantsMore || event.defaultPrevented || !href.startsWith('/')) return
    event.preventDefault()
    navigate(href)
  }
}
