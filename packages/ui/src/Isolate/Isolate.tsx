import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { figures } from './Isolate.css.ts'

export interface IsolateProps extends ElementProps {
  children: ReactNode
  /** Set from left to right, as codes, emails, phone numbers and amounts are; `auto` suits names. Default `ltr`. */
  direction?: 'ltr' | 'auto'
}

/** Prevents a run from disturbing, or being disturbed by, the direction of the text around it. */
export const Isolate = ({ children, direction = 'ltr', ...element }: IsolateProps) => (
  <bdi className={figures} dir={direction} {...element}>
    {children}
  </bdi>
)
