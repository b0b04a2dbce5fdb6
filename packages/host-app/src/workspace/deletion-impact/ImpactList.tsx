import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'
import { RemovedMoney } from '../removals/RemovedMoney.tsx'
import { ImpactNames } from './ImpactNames.tsx'

interface ImpactListProps {
  impact: DeletionImpact
  /** Whether all names are listed, not only the first ones of each kind. */
  allNames: boolean
  /** Whether the names are loading. */
  isReading: boolean
  labelOf: (kind: string, count: number) => string
  /** An alternative that keeps what would be lost. */
  advice?: string | undefined
  onToggleNames: () => void
}

/** Everything that a deletion affects: amounts, counts per kind, and names. Long lists expand on request. */
export const ImpactList = ({ impact, allNames, isReading, labelOf, advice, onToggleNames }: ImpactListProps) => {
  const t = useDeletionImpactTexts()
  const lacks = impact.cascades.some(({ count, names: named }) => named.length > 0 && named.length < count)
  const hasMoney = impact.money.length > 0
  if (impact.cascades.length === 0) return <Text>{t('nothing_else')}</Text>
  return (
    <Stack gap="small">
      {hasMoney && (
        <div>
          <Text weight="strong">{t('money')}</Text>
          <RemovedMoney money={impact.money} />
        </div>
      )}
      <Text>{t(hasMoney ? 'cascades_restorable' : 'cascades')}</Text>
      {impact.cascades.map(({ kind, ...of }) => (
        <ImpactNames key={kind} label={labelOf(kind, of.count)} of={of} />
      ))}
      {advice && <Text tone="muted">{advice}</Text>}
      {(lacks || allNames) && (
        <div>
          <Button isBusy={isReading} onPress={onToggleNames} size="small">
            {t(allNames ? 'first_names' : 'all_names')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
