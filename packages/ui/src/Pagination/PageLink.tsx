import type { ReactNode } from 'react'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { item } from './Pagination.css.ts'

/** How a page opens: by its address, or by notifying the caller. */
export interface PageWay {
  readonly hrefOf?: ((page: number) => string) | undefined
  readonly onSelect?: ((page: number) => void) | undefined
}

interface PageLinkProps extends PageWay {
  page: number
  children: ReactNode
  /** The accessible name. Default: the visible text. */
  label?: string
  isCurrent?: boolean
  isDisabled?: boolean
  /** Whether the target is the previous or the next page. */
  rel?: 'prev' | 'next'
}

/** A link to a page, or a button if pages have no address. */
export const PageLink = ({ page, children, label, isCurrent, isDisabled, rel, hrefOf, onSelect }: PageLinkProps) => {
  const href = hrefOf?.(page)
  const follow = useLinkClick(href ?? '')
  const shared = { 'aria-current': isCurrent ? ('page' as const) : undefined, 'aria-label': label, className: item }
  // At either end of the list, the control leaves the tab order but keeps its focus.
  const off = isDisabled ? { 'aria-disabled': true, tabIndex: -1 } : {}
  if (href === undefined)
    return (
      <button {...shared} {...off} onClick={() => !isDisabled && onSelect?.(page)} type="button">
        {children}
      </button>
    )
  return isDisabled ? (
    <a {...shared} {...off} role="link">
      {children}
    </a>
  ) : (
    <a {...shared} href={href} onClick={follow} rel={rel}>
      {children}
    </a>
  )
}
