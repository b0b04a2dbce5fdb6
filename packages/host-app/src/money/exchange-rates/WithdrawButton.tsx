import type { ExchangeRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useRateTexts } from '../../core/texts/money.ts'
import { useWithdraw } from './use-withdraw.ts'

/** Withdraws the open rate. A rate has no other action. */
export const WithdrawButton = ({ row }: { row: ExchangeRate }) => {
  const t = useRateTexts()
  const withdraw = useWithdraw()
  return (
    <Button icon={<Icon name="undo" size="small" />} onPress={() => void withdraw(row)}>
      {t('withdraw')}
    </Button>
  )
}
