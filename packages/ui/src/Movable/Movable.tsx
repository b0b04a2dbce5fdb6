import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { movable } from './Movable.css.ts'
import { MOVABLE } from './use-drag.ts'

export interface MovableProps extends ElementProps {
  /** What is moved; it contains its MoveButtons. */
  children: ReactNode
  /** Default `div`. */
  as?: 'div' | 'li'
}

/** One of several that people put in order. All of them are children of one element. */
export const Movable = ({ children, as: Element = 'div', ...element }: MovableProps) => (
  <Element className={movable} {...{ [MOVABLE]: '' }} {...element}>
    {children}
  </Element>
)
