import { readActivity } from '@portal/contract/programmes/activities'
import { readSubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { useReadOnce } from '../../blocks/api/use-read.ts'
import { CodeAndName, FactsCard } from '../../blocks/record/FactsCard.tsx'
import { Code } from '../../blocks/text/Code.tsx'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import type records from '../../locales/en/workspace/records.json'
import { ActivityState } from '../../programmes/activities/shared/ActivityState.tsx'
import { PeriodText } from '../../training/trainings/shared/PeriodText.tsx'

const useRecordTexts = portalTextsOf<typeof records>('records')

/** Kinds of records with a hover card. */
export type CardKind = 'activity' | 'sub_activity'

const ActivityCard = ({ id }: { id: string }) => {
  const t = useRecordTexts()
  const { data, error } = useReadOnce(readActivity, { id })
  const row = data?.data
  const facts = row && [
    { label: t('code'), value: <Code>{row.code}</Code> },
    { label: t('state'), value: <ActivityState state={row.state} /> },
    { label: t('project'), value: <CodeAndName {...row.project} /> },
    { label: t('days'), value: <PeriodText {...row} /> },
  ]
  return <FactsCard error={error} facts={facts ?? []} name={row?.name} />
}

const SubActivityCard = ({ id }: { id: string }) => {
  const t = useRecordTexts()
  const { data, error } = useReadOnce(readSubActivity, { id })
  const row = data?.data
  const facts = row && [
    { label: t('code'), value: <Code>{row.code}</Code> },
    { label: t('activity'), value: <CodeAndName {...row.activity} /> },
    { label: t('project'), value: <CodeAndName {...row.project} /> },
    { label: t('days'), value: <PeriodText {...row} /> },
  ]
  return <FactsCard error={error} facts={facts ?? []} name={row?.name} />
}

/** Hover card with code, state, parents, and dates of a record. */
const RecordCard = ({ kind, id }: { kind: CardKind; id: string }) =>
  kind === 'activity' ? <ActivityCard id={id} /> : <SubActivityCard id={id} />

export default RecordCard
