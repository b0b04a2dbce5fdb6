import type { ReactNode } from 'react'
import { useLinkClick } from '../../UiProvider/navigate.ts'
import { clippedOpener, opener } from './opener.css.ts'

interface OpenerProps {
  href: string | undefined
  onOpen: () => void
  /** Whether the text stays on one line. */
  isClipped: boolean | undefined
  children: ReactNode
}

/** Opens a row: a link if it has an address, otherwise a button. Plain text if the link leads nowhere. */
export const Opener = ({ href, onOpen, isClipped, children }: OpenerProps) => {
  const follow = useLinkClick(href ?? '')
  const look = isClipped ? `${opener} ${clippedOpener}` : opener
  if (href === undefined) {
    return (
      <button className={look} data-opener onClick={onOpen} type="button">
        {children}
      </button>
    )
  }
  if (!follow) return children
  return (
    <a className={look} data-opener href={href} onClick={follow}>
      {children}
    </a>
  )
}
