import { useLinkClick } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { link } from './content.css.ts'

interface AmountLinkProps {
  href: string
  children: ReactNode
}

/** Opens the rows that sum to an amount: by a click, or by Enter in its cell, which has the focus. */
export const AmountLink = ({ href, children }: AmountLinkProps) => (
  <a className={link} draggable={false} href={href} onClick={useLinkClick(href)} tabIndex={-1}>
    {children}
  </a>
)
