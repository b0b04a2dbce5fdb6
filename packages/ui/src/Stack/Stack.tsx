import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { aligns, stack, widths } from './Stack.css.ts'

/** Alignment across the column. */
export const stackAligns = ['stretch', 'start', 'center'] as const

/** The maximum width: unlimited, a form's 640 px, or 70 characters of text. */
export const stackWidths = ['full', 'form', 'reading'] as const

export interface StackProps extends ElementProps {
  children: ReactNode
  /** The gap between children. Default `medium` (16 px). */
  gap?: Gap
  /** Default `stretch`. */
  align?: (typeof stackAligns)[number]
  /** Default `full`. */
  width?: (typeof stackWidths)[number]
  /** The HTML element. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer'
}

/** Lays out its children in a column. */
export const Stack = ({
  children,
  gap = 'medium',
  align = 'stretch',
  width = 'full',
  as: As = 'div',
  ...element
}: StackProps) => (
  <As className={`${stack} ${gaps[gap]} ${aligns[align]} ${widths[width]}`} {...element}>
    {children}
  </As>
)
