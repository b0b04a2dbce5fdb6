import type { Currency } from '@portal/contract/core/fields/money'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'

interface RowsSumProps {
  label: string
  /** The project's; undefined until it is known. */
  currency: Currency | undefined
  /** In minor units; undefined until it is known. */
  sum: number | undefined
  /** The same in cents, by the rates of the rows that have one. Default: not shown. */
  dollars?: number | undefined
}

/** What all rows that match come to, not those of the page alone. */
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
