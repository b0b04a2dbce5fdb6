import { type ExamAttempt, readExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { type ExamSlug, examSlugs } from '@portal/contract/training/exams/exams'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { useState } from 'react'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useUser } from '../../core/session/session.ts'
import { useExamTexts } from '../../core/texts/training.ts'
import { TrainingNotFound } from '../trainings/shared/TrainingAccess.tsx'
import { TrainingCrumbs } from '../trainings/shared/TrainingCrumbs.tsx'
import { useTrainingsAddress } from '../trainings/shared/use-trainings-address.ts'
import { BeforeExam } from './BeforeExam.tsx'
import { openAttempt } from './open-attempt.ts'
import { TakeExam } from './TakeExam.tsx'
import { useUnsentAnswers } from './use-unsent-answers.ts'

const slugIn = (given: string | undefined): ExamSlug => examSlugs.find(slug => slug === given) ?? 'pre'

/** The Exam and StaffExam pages: a trainee takes a test. */
const Exam = () => {
  const t = useExamTexts()
  const { params } = useCurrentRoute()
  const { id = '' } = params
  const read = useRead(readExamEntry, { id, slug: slugIn(params.slug) })
  const person = useUser()?.id ?? ''
  const [attempt, setAttempt] = useState<ExamAttempt>()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const entry = read.data?.data
  const readAgain = () => void read.mutate()
  useUnsentAnswers(attempt ? undefined : entry, person, setAttempt)
  const isTaking = attempt !== undefined && entry?.attempt?.state !== 'closed'
  const start = async () => {
    if (!entry) return
    setStarting(true)
    setFailure(undefined)
    try {
      setAttempt(await openAttempt(entry, person))
      // Refreshes the entry, which now reports a running test.
      readAgain()
    } catch (refused) {
      setFailure(refused)
      readAgain()
    }
    setStarting(false)
  }
  const answersHref = `${useTrainingsAddress()}/${id}/exam_answers`
  return (
    <Page
      // Hides links away from the page during the test.
      breadcrumb={!isTaking && <TrainingCrumbs viewer="trainee" training={entry?.sub_activity} />}
      lead={isTaking && entry?.sub_activity.name}
      title={entry?.title ?? t('exam')}
    >
      {attempt ? (
        <>
          <TakeExam attempt={attempt} onClosed={readAgain} />
          {!isTaking && <Link href={answersHref}>{t('own_answers')}</Link>}
        </>
      ) : (
        <Loaded placeholder={<Skeleton lines={6} />} read={read} refused={<TrainingNotFound />}>
          {({ data }) => (
            <BeforeExam
              answersHref={answersHref}
              entry={data}
              failure={failure}
              isStarting={isStarting}
              onStart={() => void start()}
            />
          )}
        </Loaded>
      )}
    </Page>
  )
}

export default Exam
