import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { StickyHeader } from '../StickyHeader/index.ts'
import { bar, brand as brandStyle, end as endStyle, middle } from './TopBar.css.ts'

export interface TopBarProps extends ElementProps {
  /** The portal's name or logo, usually a Link to the home page. */
  brand: ReactNode
  /** Content before the brand: the button that opens the navigation. */
  start?: ReactNode
  /** Content in the middle: a search field or a few links. */
  children?: ReactNode
  /** Content at the end, such as the language and account menus. */
  end?: ReactNode
}

/** The 56 px bar at the top of every page for signed-in users. */
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
