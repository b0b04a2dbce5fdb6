import { type RefObject, useLayoutEffect, useState } from 'react'
import { Banner } from '../Banner/index.ts'
import type { Problems } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { jump, list } from './Form.css.ts'
import { focusField, labelOf } from './focus-field.ts'

interface ProblemSummaryProps {
  /** The form that holds the fields. */
  form: RefObject<HTMLFormElement | null>
  /** What is wrong, by field name. */
  problems: Problems
}

/** All that is wrong in one place; each line leads to its field. */
export const ProblemSummary = ({ form, problems }: ProblemSummaryProps) => {
  const t = useUiTexts()
  const [labels, setLabels] = useState<Problems>({})
  const names = Object.keys(problems).filter(name => problems[name])
  // Labels stand in the fields alone; they are read from there, so that nobody has to say them twice.
  useLayoutEffect(() => {
    setLabels(Object.fromEntries(Object.keys(problems).map(name => [name, labelOf(form.current, name)])))
  }, [form, problems])
  return (
    <Banner isLive title={t('please_correct')} tone="danger">
      <ul className={list}>
        {names.map(name => (
          <li key={name}>
            <a
              className={jump}
              href={`#${name}`}
              onClick={event => {
                event.preventDefault()
                focusField(form.current, [name])
              }}
            >
              {labels[name] && `${labels[name]}: `}
              {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
