import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import { columns as columnStyles, list, term, value as valueStyle } from './DescriptionList.css.ts'

export interface Fact {
  readonly label: string
  /** For unknown values, leave out the fact or explain in words. */
  readonly value: ReactNode
}

/** `two` falls back to one column on phones. */
export const factColumns = ['one', 'two'] as const

export interface DescriptionListProps extends ElementProps {
  /** The facts, most important first. */
  facts: readonly Fact[]
  /** Default `two`. */
  columns?: (typeof factColumns)[number]
}

/** Labelled facts about one record. */
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
