import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { useImportTexts } from '../../../core/texts/texts.ts'
import type { useImport } from '../use-import.ts'

interface ForeignAmountsProps {
  /** Number of rows with an amount in another currency. */
  count: number
  /** Currency of the project. */
  currency: Currency
  work: ReturnType<typeof useImport>
}

/** Asks whether to reject amounts in other currencies or convert them at the rates of their dates. */
export const ForeignAmounts = ({ count, currency, work }: ForeignAmountsProps) => {
  const t = useImportTexts()
  return (
    <RadioGroup
      help={t('foreign_help', { currency: isoCurrency(currency) })}
      label={t('foreign', { count })}
      onChange={chosen => void work.show({ with_conversion: chosen === 'convert' })}
      options={[
        { value: 'refuse', label: t('foreign_refuse') },
        { value: 'convert', label: t('foreign_convert') },
      ]}
      value={work.withConversion ? 'convert' : 'refuse'}
    />
  )
}
