import type { Currency } from '@portal/contract/core/fields/money'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'

interface RowsSumProps {
  label: string
  /** Currency of the project. Undefined while loading. */
  currency: Currency | undefined
  /** In minor units. Undefined while loading. */
  sum: number | undefined
  /** The sum in US cents, over rows that have a rate. Default: hidden. */
  dollars?: number | undefined
}

/** Sum of all matching rows, not only of the current page. */
export const RowsSum = ({ label, currency, sum, dollars }: RowsSumProps) => (
  <Text>
    {label}{' '}
    {currency && sum !== undefined && (
      <Text as="span" weight="strong">
        <Money amount={sum} currency={currency} />
      </Text>
    )}
    {currency && currency !== 'usd' && dollars !== undefined && (
      <>
        {' '}
        <Money amount={dollars} look="quiet" />
      </>
    )}
  </Text>
)
