import type { PaperQuestion } from '@portal/contract/training/exams/exam-questions'
import { Model } from 'survey-core'
import 'survey-core/survey-core.fontless.min.css'
import { Survey } from 'survey-react-ui'
import { questions } from './questions.ts'
import { examStage } from './stage.tsx'

const element = (question: PaperQuestion, at: number) => {
  const common = { name: `q${at}`, title: question.prompt }
  if (question.kind === 'text') return { ...common, type: 'comment' }
  if (question.kind === 'radio') return { ...common, type: 'radiogroup', choices: question.options }
  return { ...common, type: 'text', inputType: 'number', min: question.min, max: question.max }
}

const survey = new Model({
  elements: questions.map(element),
  // Saves while typing, and shows one question at a time, as ours does.
  ...{ questionsOnPageMode: 'questionPerPage', textUpdateMode: 'onTyping', showProgressBar: true },
})

examStage(<Survey model={survey} />)
