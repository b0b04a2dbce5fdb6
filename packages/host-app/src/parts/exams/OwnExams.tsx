import { readExamEntry } from '@portal/contract/exam_attempts'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { useRead } from '../../blocks/use-read.ts'
import { useExamTexts } from './texts.ts'

interface OwnExamsProps {
  trainingId: string
  /** Of the trainings of this side of the portal, such as `/sup/trainings`. */
  address: string
}

/** The ways to a training's tests for its trainee; those that it does not have are left out. */
export const OwnExams = ({ trainingId, address }: OwnExamsProps) => {
  const t = useExamTexts()
  const pre = useRead(readExamEntry, { id: trainingId, slug: 'pre' }).data?.data
  const post = useRead(readExamEntry, { id: trainingId, slug: 'post' }).data?.data
  if (!pre && !post) return t('no_exam')
  return (
    <Inline gap="medium">
      {[pre, post].map(
        entry =>
          entry && (
            <Link href={`${address}/${trainingId}/exam/${entry.slug}`} key={entry.slug}>
              {entry.title}
            </Link>
          ),
      )}
    </Inline>
  )
}
