import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
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

/**
 * Lists all problems of a form in page order, with a link to each field. Renders nothing for a single problem, because
 * its field shows it, unless the form has no such field.
 */
export const ProblemSummary = ({ form, problems }: ProblemSummaryProps) => {
  const t = useUiTexts()
  const [words, setWords] = useState<ReturnType<typeof wordsIn>>()
  // Reads labels and order from the rendered fields, so that callers don't have to repeat them.
  useLayoutEffect(() => {
    setWords(problems && form.current ? wordsIn(form.current) : undefined)
  }, [form, problems])
  // If the first render already has problems, the form's element exists only after the layout effect.
  useEffect(() => {
    setWords(known => known ?? (problems && wordsIn(form.current)))
  }, [form, problems])
  // Problems of fields in page order, then problems without a field.
  const names = Object.keys({ ...words, ...problems }).filter(name => problems[name])
  const [only = '', ...more] = names
  if (more.length === 0) {
    const isBesideField = !words || words[only]
    return isBesideField ? null : (
      <Banner isLive tone="danger">
        {problems[only]}
      </Banner>
    )
  }
  const sayOf = (name: string) => (
    <>
      {words?.[name]?.label && `${words[name].label}: `}
      {words?.[name]?.problem || problems[name]}
    </>
  )
  return (
    <Banner isLive title={t('please_correct')} tone="danger">
      <ul className={list}>
        {names.map(name => (
          <li className={plain} key={name}>
            {words && !words[name] ? (
              sayOf(name)
            ) : (
              <a
                className={jump}
                href={`#${name}`}
                onClick={event => {
                  event.preventDefault()
                  focusField(form.current, [name])
                }}
              >
                {sayOf(name)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
