import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { StickyHeader } from '../StickyHeader/index.ts'
import { bar, brand as brandStyle, end as endStyle, middle } from './TopBar.css.ts'

export interface TopBarProps extends ElementProps {
  /** The portal's name or logo, a Link home. */
  brand: ReactNode
  /** Before the brand: the button that opens the drawer. */
  start?: ReactNode
  /** Between: search, or a few links. */
  children?: ReactNode
  /** At the end: complaint, language, person. */
  end?: ReactNode
}

/** The bar of 56 px at the top of every signed-in page. */
export const TopBar = ({ brand, start, children, end, ...element }: TopBarProps) => (
  <StickyHeader {...element}>
    <div className={bar}>
      {start}
      <div className={brandStyle}>{brand}</div>
      <div className={middle}>{children}</div>
      <div className={endStyle}>{end}</div>
    </div>
  </StickyHeader>
)
