import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { NavTarget, NavTargetGroup } from '../SideNav/index.ts'

export interface AppShellProps extends ElementProps {
  /** A Page. */
  children: ReactNode
  /** The portal's name or logo, usually a Link to the home page. */
  brand: ReactNode
  /** Shown in the bar: a search field or a few links. */
  bar?: ReactNode
  /** Shown at the bar's end, such as the language and account menus. */
  end?: ReactNode
  /** The side navigation. Without it, the shell renders no drawer. */
  nav?: { readonly label: string; readonly groups: readonly NavTargetGroup[]; readonly footer?: readonly NavTarget[] }
  /** Whether the navigation shows icons only on wide screens. The caller stores the choice. Default `false`. */
  isFolded?: boolean
  /** Called when the user presses the bar's first button on wide screens. */
  onFoldChange?: (isFolded: boolean) => void
}
