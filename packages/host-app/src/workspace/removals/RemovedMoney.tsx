import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { Inline } from '@portal/ui/Inline'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRemovalTexts } from '../../core/texts/workspace.ts'

/** Money that a deletion removes: spent and planned amounts, one line per currency. */
export const RemovedMoney = ({ money }: { money: DeletionImpact['money'] }) => {
  const t = useRemovalTexts()
  return money.map(({ currency, expenses_minor, planned_minor }) => (
    <Inline gap="medium" key={currency}>
      <Text isTabular>
        {t('expenses')} <Money amount={expenses_minor} currency={currency} />
      </Text>
      <Text isTabular>
        {t('planned')} <Money amount={planned_minor} currency={currency} />
      </Text>
    </Inline>
  ))
}
