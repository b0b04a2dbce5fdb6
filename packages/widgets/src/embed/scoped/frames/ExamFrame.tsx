import { type ExamAttempt, readExamEntry, startExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { examSlugs } from '@portal/contract/training/exams/exams'
import { useState } from 'react'
import { ExamRunner } from '../../../exam-runner/ExamRunner.tsx'
import { useFrameTexts } from '../../../locales/index.ts'
import { examPort } from '../../../ports/exam/index.ts'
import { type Failure, failureOf } from '../../../sending.ts'
import { NotLoaded } from '../shell/NotLoaded.tsx'
import { WidgetShell } from '../shell/WidgetShell.tsx'
import { type ContentProps, useLoaded } from '../widget-content.ts'
import { ExamStart } from './ExamStart.tsx'

const Taking = ({ attempt, api, person, post }: ContentProps & { attempt: ExamAttempt }) => {
  const [port] = useState(() => examPort(api, { examId: attempt.exam.id, attemptId: attempt.id, person: person.id }))
  return <ExamRunner attempt={attempt} onClosed={() => post({ portal: 'submit' })} port={port} />
}

/** A test of a training, before, during, and after the attempt. */
export const ExamFrame = (props: ContentProps) => {
  const t = useFrameTexts()
  const { state, api, post } = props
  const [id = '', given] = state.subject.split('/')
  const slug = examSlugs.find(one => one === given) ?? 'pre'
  const { data: entry, failure, load } = useLoaded(async () => (await api(readExamEntry, { id, slug })).data)
  const [attempt, setAttempt] = useState<ExamAttempt>()
  const [isStarting, setStarting] = useState(false)
  const [refused, setRefused] = useState<Failure>()
  const start = async () => {
    if (!entry) return
    setStarting(true)
    setRefused(undefined)
    try {
      setAttempt((await api(startExamAttempt, { id: entry.id })).data)
      post({ portal: 'start' })
    } catch (thrown) {
      setRefused(failureOf(thrown))
    }
    setStarting(false)
  }
  return (
    <WidgetShell state={state} about={entry?.sub_activity.name} title={entry?.title ?? t('titles.exam')}>
      {attempt && <Taking {...props} attempt={attempt} />}
      {!attempt && entry && (
        <ExamStart entry={entry} failure={refused} isStarting={isStarting} onStart={() => void start()} />
      )}
      {!attempt && !entry && <NotLoaded failure={failure} onRetry={() => void load()} />}
    </WidgetShell>
  )
}
