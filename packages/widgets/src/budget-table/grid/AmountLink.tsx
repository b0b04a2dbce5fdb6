import { useLinkClick } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { link } from './content.css.ts'

interface AmountLinkProps {
  href: string
  children: ReactNode
}

/** Links an amount to the rows behind it. Not a tab stop, because Enter in its cell opens the link. */
export const AmountLink = ({ href, children }: AmountLinkProps) => (
  <a className={link} draggable={false} href={href} onClick={useLinkClick(href)} tabIndex={-1}>
    {children}
  </a>
)
