import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { NavTarget, NavTargetGroup } from '../SideNav/index.ts'

/** What an AppShell takes. */
export interface AppShellProps extends ElementProps {
  /** The Page. */
  children: ReactNode
  /** The portal's name or logo, a Link home. */
  brand: ReactNode
  /** In the bar: search, or a few links. */
  bar?: ReactNode
  /** At the bar's end: complaint, language, person. */
  end?: ReactNode
  /** The drawer; without it there is none. */
  nav?: { readonly label: string; readonly groups: readonly NavTargetGroup[]; readonly footer?: readonly NavTarget[] }
  /** The drawer shows only pictures on wide screens; the caller stores the user's choice. Default `false`. */
  isFolded?: boolean
  /** Called by the bar's first button on wide screens. */
  onFoldChange?: (isFolded: boolean) => void
}
