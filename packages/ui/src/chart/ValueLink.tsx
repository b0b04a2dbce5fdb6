import type { ReactNode } from 'react'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { opens } from './ChartTable.css.ts'

interface ValueLinkProps {
  href: string
  children: ReactNode
}

/** A link to the rows behind a number. A plain anchor, because Link would add its whole code to every chart. */
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
