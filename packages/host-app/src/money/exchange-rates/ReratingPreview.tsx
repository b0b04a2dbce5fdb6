import type { Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRateTexts } from '../../core/texts/money.ts'
import { ReratedExpenses } from './ReratedExpenses.tsx'
import { ReratedLines, ReratedProjects } from './ReratedSums.tsx'
import { useCurrencyNames } from './shared/currency-names.ts'

interface ReratingPreviewProps {
  rerating: Rerating
}

/** Effects of re-rating by project, budget line, and expense, and what stays unchanged. */
export const ReratingPreview = ({ rerating }: ReratingPreviewProps) => {
  const t = useRateTexts()
  const nameOf = useCurrencyNames()
  const { kind, from, to, expenses, kept, rows } = rerating
  const isPart = rows.length < expenses
  return (
    <Stack>
      <Stack gap="tiny">
        <Text>{t(`rerate_text.${kind}`, { from: nameOf(from), to: nameOf(to) })}</Text>
        {(['closed', 'unseen', 'own', 'without_rate', 'over_limit'] as const).map(
          reason =>
            kept[reason] > 0 && (
              <Text key={reason} tone="muted">
                {t(`rerate_kept.${reason}`, { number: kept[reason] })}
              </Text>
            ),
        )}
      </Stack>
      {expenses > 0 && (
        <>
          <Section level={3} title={t('rerate_by_project')}>
            <ReratedProjects rerating={rerating} />
          </Section>
          <Section level={3} title={t('rerate_by_line')}>
            <ReratedLines rerating={rerating} />
          </Section>
          <Section
            level={3}
            title={t('rerate_by_expense')}
            {...(isPart && { help: t('rerate_first', { shown: rows.length, number: expenses }) })}
          >
            <ReratedExpenses rerating={rerating} />
          </Section>
        </>
      )}
    </Stack>
  )
}
