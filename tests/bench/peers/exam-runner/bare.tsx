import type { PaperQuestion } from '@portal/contract/training/exams/exam-questions'
import { useState } from 'react'
import { questions } from './questions.ts'
import { examStage } from './stage.tsx'

interface FieldProps {
  question: PaperQuestion
  value: string
  onChange: (value: string) => void
}

const Field = ({ question, value, onChange }: FieldProps) => {
  if (question.kind === 'text') return <textarea onChange={({ target }) => onChange(target.value)} value={value} />
  if (question.kind === 'range')
    return <input onChange={({ target }) => onChange(target.value)} type="number" value={value} />
  return question.options.map((label, at) => (
    <label key={label}>
      <input checked={value === String(at)} name="answer" onChange={() => onChange(String(at))} type="radio" />
      {label}
    </label>
  ))
}

/** The smallest handwritten form: no saving, no timer, and only forward navigation. */
const BareForm = () => {
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const question = questions[at]
  if (!question) return null
  return (
    <form>
      <fieldset>
        <legend>{question.prompt}</legend>
        <Field
          onChange={value => setAnswers({ ...answers, [at]: value })}
          question={question}
          value={answers[at] ?? ''}
        />
      </fieldset>
      <button onClick={() => setAt(at + 1)} type="button">
        Next
      </button>
    </form>
  )
}

examStage(<BareForm />)
