import type { ReactNode } from 'react'
import { figures } from './Isolate.css.ts'

interface IsolateProps {
  children: ReactNode
  /** Set from left to right, as codes, emails, phone numbers and amounts are; `auto` suits names. Default `ltr`. */
  direction?: 'ltr' | 'auto'
}

/** Keeps a run from disturbing, or being disturbed by, the direction of the text around it. */
export const Isolate = ({ children, direction = 'ltr' }: IsolateProps) => (
  <bdi className={figures} dir={direction}>
    {children}
  </bdi>
)
