import { type Currency, overBudget } from '@portal/contract/core/fields/money'
import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { Banner } from '@portal/ui/Banner'
import { formatMoney, Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useImportTexts } from '../../core/texts/texts.ts'

interface SumsProps {
  currency: Currency
  /** Budget and total of the project. Undefined if the file contains no lines. */
  plan?: { readonly budget_minor: number; readonly total_minor: number } | undefined
  preview: ImportPreview
}

/** Total of the file, to compare with the sum inside it, and how much of it is new. */
export const Sums = ({ currency, plan, preview: { counts, file_minor, total_minor, changed_minor } }: SumsProps) => {
  const t = useImportTexts()
  const more = total_minor + changed_minor
  const over = plan ? overBudget(plan.budget_minor, plan.total_minor + more) : 0
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <Stack gap="none">
      {file_minor !== null && file_minor !== total_minor && (
        <Text>
          {t('file_total')} <Money amount={file_minor} currency={currency} />
        </Text>
      )}
      {counts.new > 0 && (
        <Text>
          {t('total')} <Money amount={total_minor} currency={currency} />
        </Text>
      )}
      {plan && over > 0 && more > 0 && (
        <Banner tone="warning">{t('over_budget', { over: money(over), budget: money(plan.budget_minor) })}</Banner>
      )}
    </Stack>
  )
}
