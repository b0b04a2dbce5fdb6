import type { ExchangeRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useRateTexts } from '../../core/texts/money.ts'
import { rateWords } from './shared/RateText.tsx'
import { useWithdraw } from './use-withdraw.ts'

export const RateMenu = ({ row }: { row: ExchangeRate }) => {
  const t = useRateTexts()
  const withdraw = useWithdraw()
  return (
    <Menu
      icon={<Icon name="more" />}
      items={[{ id: 'withdraw', label: t('withdraw'), icon: 'undo', tone: 'danger' }]}
      label={t('menu', { rate: rateWords(row) })}
      onAction={() => void withdraw(row)}
      size="small"
      trigger="icon"
    />
  )
}

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
