import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { ExamRunner } from '@portal/widgets/exam-runner'
import ar from '@portal/widgets/locales/ar/exam_runner.json'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import '@portal/ui/theme'

const catalogues = { en: { ui: enUi, exam_runner: en }, ar: { ui: arUi, exam_runner: ar } }

let attempts = 100

type Wanted = NonNullable<Parameters<typeof sampleAttempt>[0]>

/** Renders an attempt over a fake server. */
export const drawExam = (
  attempt: ReturnType<typeof sampleAttempt>,
  exam: ReturnType<typeof fakeExam>,
  language: 'en' | 'ar',
) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.lang = language
  document.documentElement.dir = direction
  const onClosed = vi.fn()
  const drawn = render(
    <UiProvider source={{ language, direction, find: lookupIn(language, catalogues[language]) }}>
      <main>
        <ExamRunner attempt={attempt} onClosed={onClosed} port={exam.port} />
      </main>
    </UiProvider>,
  )
  return { onClosed, unmount: drawn.unmount }
}

/** Renders a newly started attempt. */
export const showExam = (wanted: Wanted = {}, language: 'en' | 'ar' = 'en') => {
  attempts += 1
  const attempt = sampleAttempt({ ...wanted, language, number: attempts })
  const exam = fakeExam(attempt, crypto.randomUUID())
  return { attempt, exam, ...drawExam(attempt, exam, language) }
}
