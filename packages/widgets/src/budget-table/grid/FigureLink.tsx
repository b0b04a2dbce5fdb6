import { useLinkClick } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { link } from './content.css.ts'

interface FigureLinkProps {
  href: string
  children: ReactNode
}

/** Opens the rows that sum to a figure: by a click, or by Enter in its cell, which is the stop of the keyboard. */
export const FigureLink = ({ href, children }: FigureLinkProps) => (
  <a className={link} draggable={false} href={href} onClick={useLinkClick(href)} tabIndex={-1}>
    {children}
  </a>
)
