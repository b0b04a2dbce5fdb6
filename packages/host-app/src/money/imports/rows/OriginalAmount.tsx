import type { ImportRow } from '@portal/contract/money/expenses/import-previews'
import { Isolate } from '@portal/ui/Isolate'
import { formatNumber } from '@portal/ui/number'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useImportTexts } from '../../../core/texts/texts.ts'
import { rateFigure } from '../../exchange-rates/shared/RateText.tsx'

/** An amount in another currency with its code, and the converted amount. */
export const OriginalAmount = ({ original }: { original: NonNullable<ImportRow['original']> }) => {
  const t = useImportTexts()
  const { currency, amount_minor, rate, converted_minor } = original
  const paid = `${formatNumber(amount_minor, 2)} ${currency}`
  if (rate === null || converted_minor === null)
    return (
      <Text as="span" tone="danger">
        <Isolate>{paid}</Isolate>
      </Text>
    )
  return (
    <Stack gap="none">
      <Isolate>{formatNumber(converted_minor, 2)}</Isolate>
      <Text as="span" size="small" tone="muted">
        {t('converted_at', { amount: paid, rate: rateFigure(rate) })}
      </Text>
    </Stack>
  )
}
