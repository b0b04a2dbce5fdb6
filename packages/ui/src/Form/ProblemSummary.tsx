import { type RefObject, useLayoutEffect, useState } from 'react'
import { Banner } from '../Banner/index.ts'
import type { Problems } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { jump, list } from './Form.css.ts'
import { focusField, inPageOrder, labelOf, problemIn } from './focus-field.ts'

interface ProblemSummaryProps {
  /** The form that holds the fields. */
  form: RefObject<HTMLFormElement | null>
  /** What is wrong, by field name. */
  problems: Problems
}

const namesOf = (problems: Problems) => Object.keys(problems).filter(name => problems[name])

/** A line of the list. */
interface Line {
  readonly name: string
  readonly label?: string | undefined
  readonly problem?: string | undefined
}

/** All that is wrong in one place, in the order of the page; each line leads to its field. */
export const ProblemSummary = ({ form, problems }: ProblemSummaryProps) => {
  const t = useUiTexts()
  const [lines, setLines] = useState<readonly Line[]>(() => namesOf(problems).map(name => ({ name })))
  // Labels and order stand in the fields alone; they are read from there, so that nobody has to say them twice.
  useLayoutEffect(() => {
    const names = inPageOrder(form.current, namesOf(problems))
    setLines(names.map(name => ({ name, label: labelOf(form.current, name), problem: problemIn(form.current, name) })))
  }, [form, problems])
  return (
    <Banner isLive title={t('please_correct')} tone="danger">
      <ul className={list}>
        {lines.map(({ name, label, problem }) => (
          <li key={name}>
            <a
              className={jump}
              href={`#${name}`}
              onClick={event => {
                event.preventDefault()
                focusField(form.current, [name])
              }}
            >
              {label && `${label}: `}
              {problem ?? problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
