import { listExamResults } from '@portal/contract/training/exams/exam-marking'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { Loaded } from '../../../../blocks/feedback/Loaded.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { ResultList } from './ResultList.tsx'

/** Attempts at a training's tests for staff, with the link to marking. */
export const TrainingAnswers = ({ id }: { id: string }) => {
  const t = useExamTexts()
  const read = useRead(listExamResults, { id })
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={6} />} read={read}>
        {({ data: { results, can } }) => {
          if (results.length === 0) return <EmptyState title={t('no_results')}>{t('no_results_help')}</EmptyState>
          const pages = { pre: t('mark_pre'), post: t('mark_post') }
          const slugs = can.mark_tests.filter(slug => results.some(result => result.slug === slug))
          return (
            <>
              <Inline gap="medium">
                {slugs.map(slug => (
                  <Link href={`/staff/trainings/${id}/exam_answers?tab=${slug}`} key={slug}>
                    {pages[slug]}
                  </Link>
                ))}
              </Inline>
              <ResultList onDecided={() => void read.mutate()} results={results} />
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
