import type { ReactNode } from 'react'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { item } from './Pagination.css.ts'

/** How a page is reached: by its address, or by notifying the caller. */
export interface PageWay {
  readonly hrefOf?: ((page: number) => string) | undefined
  readonly onSelect?: ((page: number) => void) | undefined
}

interface PageLinkProps extends PageWay {
  /** Which page it leads to. */
  page: number
  children: ReactNode
  /** Its name for screen readers. Default: its words. */
  label?: string
  /** Default `false`. */
  isCurrent?: boolean
  /** Default `false`. */
  isDisabled?: boolean
  /** The page before or after. */
  rel?: 'prev' | 'next'
}

/** One link to a page, or a button where pages have no address. */
export const PageLink = ({ page, children, label, isCurrent, isDisabled, rel, hrefOf, onSelect }: PageLinkProps) => {
  const href = hrefOf?.(page)
  const follow = useLinkClick(href ?? '')
  const shared = { 'aria-current': isCurrent ? ('page' as const) : undefined, 'aria-label': label, className: item }
  // At an end of the list: does not lose the focus that it has, but is no longer a tab stop.
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
