import type { ReactNode } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { colours, oneLine, reading, sizes, tabular, text, weights } from './Text.css.ts'

/** 13, 15 and 17 px in Latin, a little larger in Arabic. */
export const textSizes = ['small', 'medium', 'large'] as const

/** `muted` is for what may be passed over; the tones show a state that is also said in words. */
export const textTones = ['strong', 'muted', 'success', 'warning', 'danger', 'info'] as const

export interface TextProps extends ElementProps {
  children: ReactNode
  /** Default `medium`. */
  size?: (typeof textSizes)[number]
  /** Default: that of the surroundings. */
  tone?: (typeof textTones)[number]
  /** Default `normal`. */
  weight?: 'normal' | 'strong'
  /** Not wider than a good line to read. Default `false`. */
  isReading?: boolean
  /** Figures of one width, for columns. Default `false`. */
  isTabular?: boolean
  /** Cut off with an ellipsis instead of broken. Default `false`. */
  isOneLine?: boolean
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li'
}

/** Running text. */
export const Text = (props: TextProps) => {
  const { children, size = 'medium', tone, weight, isReading, isTabular, isOneLine, as: As = 'p' } = props
  const classes = [text, sizes[size]]
  if (tone) classes.push(colours[tone])
  if (weight) classes.push(weights[weight])
  if (isReading) classes.push(reading)
  if (isTabular) classes.push(tabular)
  if (isOneLine) classes.push(oneLine)
  return (
    <As className={classes.join(' ')} {...elementProps(props)}>
      {children}
    </As>
  )
}
