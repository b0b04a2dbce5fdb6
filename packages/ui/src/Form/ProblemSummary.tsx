import { type RefObject, useLayoutEffect, useState } from 'react'
import { Banner } from '../Banner/index.ts'
import type { Problems } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { jump, list } from './Form.css.ts'
import { focusField, wordsIn } from './focus-field.ts'

interface ProblemSummaryProps {
  /** The form that contains the fields. */
  form: RefObject<HTMLFormElement | null>
  /** What is wrong, by field name. */
  problems: Problems
}

/** All that is wrong in one place, in the order of the page; each line leads to its field. */
export const ProblemSummary = ({ form, problems }: ProblemSummaryProps) => {
  const t = useUiTexts()
  const [words, setWords] = useState<ReturnType<typeof wordsIn>>({})
  // Labels and order are defined by the fields alone; they are read from there, so that nobody has to say them twice.
  useLayoutEffect(() => {
    setWords(problems && wordsIn(form.current))
  }, [form, problems])
  // Fields in their order; what is wrong with none of them comes last.
  const names = Object.keys({ ...words, ...problems }).filter(name => problems[name])
  return (
    <Banner isLive title={t('please_correct')} tone="danger">
      <ul className={list}>
        {names.map(name => (
          <li className={plain} key={name}>
            <a
              className={jump}
              href={`#${name}`}
              onClick={event => {
                event.preventDefault()
                focusField(form.current, [name])
              }}
            >
              {words[name]?.label && `${words[name].label}: `}
              {words[name]?.problem || problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
