import { listOwnTrainings } from '@portal/contract/own_trainings'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { usePages } from '../../blocks/use-read.ts'
import { useTrainingTexts } from '../../parts/trainings/texts.ts'

/** What is due next: the training that runs today, or the one that begins first; nothing where there is none. */
export const NextTraining = ({ address }: { address: string }) => {
  const t = useTrainingTexts()
  const { rows } = usePages(listOwnTrainings, { sort: 'due', limit: 1 })
  const next = rows?.[0]
  if (!next || next.phase === 'over') return null
  return (
    <Banner tone="info">
      <Inline gap="small">
        {t(next.phase === 'coming' ? 'begins' : 'runs')}
        <DateText value={next.phase === 'coming' ? next.start_date : next.end_date} />
        <Link href={`${address}/${next.id}`}>
          <Isolate direction="auto">{next.name}</Isolate>
        </Link>
      </Inline>
    </Banner>
  )
}
