import type { RefObject } from 'react'
import { Banner } from '../Banner/index.ts'
import type { Problems } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { jump, list } from './Form.css.ts'
import { focusField } from './focus-field.ts'

interface ProblemSummaryProps {
  /** The form that holds the fields. */
  form: RefObject<HTMLFormElement | null>
  /** What is wrong, by field name. */
  problems: Problems
}

/** All that is wrong in one place; each line leads to its field. */
export const ProblemSummary = ({ form, problems }: ProblemSummaryProps) => {
  const t = useUiTexts()
  return (
    <Banner isLive title={t('please_correct')} tone="danger">
      <ul className={list}>
        {Object.entries(problems).map(([name, text]) =>
          text ? (
            <li key={name}>
              <a
                className={jump}
                href={`#${name}`}
                onClick={event => {
                  event.preventDefault()
                  focusField(form.current, [name])
                }}
              >
                {text}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </Banner>
  )
}
