import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { columns as columnStyles, list, term, value as valueStyle } from './DescriptionList.css.ts'

export interface Fact {
  readonly label: string
  /** What is not known yet is left out or said in words. */
  readonly value: ReactNode
}

/** Facts of one record under each other, or in two columns where there is space. */
export const factColumns = ['one', 'two'] as const

export interface DescriptionListProps extends ElementProps {
  /** In the order of their weight. */
  facts: readonly Fact[]
  /** Default `two`. */
  columns?: (typeof factColumns)[number]
}

/** What is known about one thing. */
export const DescriptionList = ({ facts, columns = 'two', ...element }: DescriptionListProps) => (
  <dl className={`${list} ${columnStyles[columns]}`} {...element}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className={term}>{label}</dt>
        <dd className={valueStyle}>{value}</dd>
      </div>
    ))}
  </dl>
)
