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
 * All that is wrong in one place, in the order of the page; each line leads to its field. A single problem is beside its
 * field already, and listed only if the form has no such field.
 */
export const ProblemSummary = ({ form, problems }: ProblemSummaryProps) => {
  const t = useUiTexts()
  const [words, setWords] = useState<ReturnType<typeof wordsIn>>()
  // Labels and order are defined by the fields alone; they are read from there, so that nobody has to say them twice.
  useLayoutEffect(() => {
    setWords(problems && form.current ? wordsIn(form.current) : undefined)
  }, [form, problems])
  // A form that is drawn with its problems has its element only after the effects above.
  useEffect(() => {
    setWords(known => known ?? (problems && wordsIn(form.current)))
  }, [form, problems])
  // Fields in their order; what is wrong with none of them comes last.
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
