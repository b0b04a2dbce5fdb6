import { renderSurveyInline } from '@formbricks/surveys'
import type { PaperQuestion } from '@portal/contract/training/exams/exam-questions'
import { questions } from './questions.ts'
import { examPage } from './stage.tsx'

const element = (question: PaperQuestion, at: number) => {
  const common = { id: `q${at}`, headline: question.prompt, required: false, buttonLabel: 'Next' }
  if (question.kind === 'text') return { ...common, type: 'openText', inputType: 'text', longAnswer: true }
  if (question.kind === 'range') return { ...common, type: 'openText', inputType: 'number', longAnswer: false }
  const choices = question.options.map((label, place) => ({ id: `c${place}`, label: label }))
  return { ...common, type: 'multipleChoiceSingle', choices, shuffleOption: 'none' }
}

// It includes its own Preact, so it can't be inside a React tree.
examPage(host => {
  host.id = 'formbricks'
  renderSurveyInline({
    containerId: host.id,
    languageCode: 'default',
    brandColor: '#0f5c8a',
    isBrandingEnabled: false,
    survey: {
      ...{ id: 'bench', questions: questions.map(element), styling: { overwriteThemeStyling: false } },
      ...{ welcomeCard: { enabled: false }, thankYouCard: { enabled: false }, languages: [], hiddenFields: {} },
    },
  })
  return () => host.replaceChildren()
})
