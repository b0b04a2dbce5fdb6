import { type ReactNode, useId } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Heading, type headingLevels } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import { head, note, section } from './Section.css.ts'

export interface SectionProps extends ElementProps {
  /** The section's heading. */
  title: string
  children: ReactNode
  /** A sentence under the heading. */
  help?: ReactNode
  /** Actions for the whole section, at the end of the heading row. */
  actions?: ReactNode
  /** The heading's level. Default `2`. */
  level?: (typeof headingLevels)[number]
}

/** A named part of a page. Space and a hairline separate it from the one before. */
export const Section = ({ title, children, help, actions, level = 2, ...element }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={section} {...element}>
      <div className={head}>
        <Heading id={id} level={level}>
          {title}
        </Heading>
        {actions}
        {help && (
          <div className={note}>
            <Text tone="muted">{help}</Text>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
