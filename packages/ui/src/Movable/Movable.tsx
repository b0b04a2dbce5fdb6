import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { movable } from './Movable.css.ts'
import { MOVABLE } from './use-drag.ts'

export interface MovableProps extends ElementProps {
  /** The item's content, including its MoveButtons. */
  children: ReactNode
  /** Default `div`. */
  as?: 'div' | 'li'
}

/** An item in a sortable list. All items must be children of one element. */
export const Movable = ({ children, as: Element = 'div', ...element }: MovableProps) => (
  <Element className={movable} {...{ [MOVABLE]: '' }} {...element}>
    {children}
  </Element>
)
