import { listExamEntries } from '@portal/contract/exam_attempts'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { useRead } from '../../blocks/use-read.ts'
import { useExamTexts } from './texts.ts'

interface OwnExamsProps {
  trainingId: string
  /** Of the trainings of this side of the portal, such as `/sup/trainings`. */
  address: string
}

/** The ways to a training's tests for its trainee. */
export const OwnExams = ({ trainingId, address }: OwnExamsProps) => {
  const t = useExamTexts()
  const entries = useRead(listExamEntries, { id: trainingId }).data?.data
  if (!entries) return null
  if (entries.length === 0) return t('no_exam')
  return (
    <Inline gap="medium">
      {entries.map(({ slug, title }) => (
        <Link href={`${address}/${trainingId}/exam/${slug}`} key={slug}>
          {title}
        </Link>
      ))}
    </Inline>
  )
}
