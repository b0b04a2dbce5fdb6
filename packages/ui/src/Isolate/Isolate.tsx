import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { figures } from './Isolate.css.ts'

export interface IsolateProps extends ElementProps {
  children: ReactNode
  /** `ltr` suits codes, emails, phone numbers, and amounts. `auto` suits names. Default `ltr`. */
  direction?: 'ltr' | 'auto'
}

/** Isolates inline text from the direction of the text around it. */
export const Isolate = ({ children, direction = 'ltr', ...element }: IsolateProps) => (
  <bdi className={figures} dir={direction} {...element}>
    {children}
  </bdi>
)
