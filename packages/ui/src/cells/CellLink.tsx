import type { ReactNode } from 'react'
import { useLinkClick } from '../UiProvider/navigate.ts'

interface CellLinkProps {
  href: string
  /** The class of the link. */
  look: string
  children: ReactNode
}

/**
 * A link in the cell of a grid. Not a tab stop, because Enter in its cell opens it. Plain text if the person can't open
 * the address.
 */
export const CellLink = ({ href, look, children }: CellLinkProps): ReactNode => {
  const follow = useLinkClick(href)
  if (!follow) return children
  return (
    <a className={look} draggable={false} href={href} onClick={follow} tabIndex={-1}>
      {children}
    </a>
  )
}
