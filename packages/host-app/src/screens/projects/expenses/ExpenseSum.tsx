import { listExpenses } from '@portal/contract/expenses'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../blocks/use-read.ts'
import { useExpenseTexts } from './texts.ts'

/** What all expenses that match come to, not those of the page alone. */
export const ExpenseSum = ({ input }: { input: { readonly project_id: string } }) => {
  const t = useExpenseTexts()
  const { data } = useRead(listExpenses, { ...input, limit: 1 })
  return (
    <Text>
      {t('sum')}{' '}
      {data && (
        <Text as="span" weight="strong">
          <Money amount={data.sum_minor} {...(data.data[0] && { currency: data.data[0].currency })} />
        </Text>
      )}
    </Text>
  )
}
