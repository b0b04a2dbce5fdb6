import type { ReactNode } from 'react'
import { type ElementProps, elementProps } from '../element/index.ts'
import { colours, oneLine, reading, sizes, tabular, text, weights } from './Text.css.ts'

/** 13, 15, and 17 px in Latin script, slightly larger in Arabic. */
export const textSizes = ['small', 'medium', 'large'] as const

/** `muted` is for secondary text. The tones show a state that the text also names. */
export const textTones = ['strong', 'muted', 'success', 'warning', 'danger', 'info'] as const

export interface TextProps extends ElementProps {
  children: ReactNode
  /** Default `medium`. */
  size?: (typeof textSizes)[number]
  /** The colour. Default: inherited. */
  tone?: (typeof textTones)[number]
  /** Default `normal`. */
  weight?: 'normal' | 'strong'
  /** Limits the width to a readable line length. Default `false`. */
  isReading?: boolean
  /** Uses tabular figures, for columns. Default `false`. */
  isTabular?: boolean
  /** Truncates with an ellipsis instead of wrapping. Default `false`. */
  isOneLine?: boolean
  /** The HTML element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li'
}

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
