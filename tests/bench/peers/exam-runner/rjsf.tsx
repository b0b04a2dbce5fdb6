import type { PaperQuestion } from '@portal/contract/training/exams/exam-questions'
import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useState } from 'react'
import { questions } from './questions.ts'
import { examStage } from './stage.tsx'

const schemaOf = (question: PaperQuestion): RJSFSchema => {
  if (question.kind === 'text') return { type: 'string', title: question.prompt }
  if (question.kind === 'radio') return { type: 'string', title: question.prompt, enum: question.options }
  return { type: 'number', title: question.prompt, minimum: question.min, maximum: question.max }
}

const widgets = { text: 'textarea', radio: 'radio', range: 'updown' } as const

/** The library has no steps, so each question is a schema of its own, as is common. */
const Steps = () => {
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<number, unknown>>>({})
  const question = questions[at]
  if (!question) return null
  const uiSchema: UiSchema = {
    answer: { 'ui:widget': widgets[question.kind] },
    'ui:submitButtonOptions': { submitText: 'Next' },
  }
  return (
    <Form
      formData={answers[at]}
      idPrefix={`q${at}`}
      key={at}
      onChange={({ formData }) => setAnswers({ ...answers, [at]: formData })}
      onSubmit={() => setAt(at + 1)}
      schema={{ type: 'object', properties: { answer: schemaOf(question) } }}
      uiSchema={uiSchema}
      validator={validator}
    />
  )
}

examStage(<Steps />)
