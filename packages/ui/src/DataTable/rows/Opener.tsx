import type { ReactNode } from 'react'
import { useLinkClick } from '../../UiProvider/navigate.ts'
import { clippedOpener, opener } from './opener.css.ts'

interface OpenerProps {
  href: string | undefined
  onOpen: () => void
  /** Does not wrap. */
  isClipped: boolean | undefined
  children: ReactNode
}

/** What opens a row: a link where it has an address, else a button; words alone where that leads nowhere. */
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
