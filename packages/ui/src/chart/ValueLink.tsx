import type { ReactNode } from 'react'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { opens } from './ChartTable.css.ts'

interface ValueLinkProps {
  href: string
  children: ReactNode
}

/** Leads to the rows that sum to a figure. Not a Link: every chart would pay for all that one can be. */
export const ValueLink = ({ href, children }: ValueLinkProps) => {
  const follow = useLinkClick(href)
  return follow ? (
    <a className={opens} href={href} onClick={follow}>
      {children}
    </a>
  ) : (
    children
  )
}
