import '@portal/ui/theme/lean'
import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { lookupIn, TextsProvider } from '@portal/ui/texts'
import { ExamRunner } from '@portal/widgets/exam-runner'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { questions } from './questions.ts'
import { examStage } from './stage.tsx'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const attempt: ExamAttempt = {
  ...{ id: id(1), deadline_at: inMinutes(60), server_time: inMinutes(0), lease: 1, answers: [] },
  state: 'open',
  exam: {
    id: id(2),
    title: 'First aid',
    description: '',
    slug: 'post',
    sub_activity: { id: id(3), name: 'First aid' },
  },
  questions: questions.map((question, at) => ({ id: id(1000 + at), question })),
}

const never = () => new Promise<never>(() => undefined)

const port = { person: 'bench', save: never, status: never, submit: never, open: never }
const source = { language: 'en', direction: 'ltr', find: lookupIn('en', { exam_runner: en }) } as const

examStage(
  <TextsProvider source={source}>
    <ExamRunner attempt={attempt} port={port} />
  </TextsProvider>,
)
