import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { gaps } from '../theme/gaps.css.ts'
import type { Gap } from '../theme/gaps.ts'
import { aligns, stack, widths } from './Stack.css.ts'

/** The alignment of the children across the column. */
export const stackAligns = ['stretch', 'start', 'center'] as const

/** The greatest width: all there is, a form's 640 px or a paragraph's 70 characters. */
export const stackWidths = ['full', 'form', 'reading'] as const

export interface StackProps extends ElementProps {
  children: ReactNode
  /** Distance between the children. Default `medium` (16 px). */
  gap?: Gap
  /** Default `stretch`. */
  align?: (typeof stackAligns)[number]
  /** Default `full`. */
  width?: (typeof stackWidths)[number]
  /** The element. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer'
}

/** Sets its children under each other. */
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
