import { converted } from '@portal/contract/core/fields/money'
import type { ProjectRecord } from '@portal/contract/programmes/projects'
import { DateText, formatDate } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { Code } from '../../blocks/text/Code.tsx'
import { useProjectTexts } from '../../core/texts/programmes.ts'
import { RateText } from '../../money/exchange-rates/shared/RateText.tsx'

/** The facts of a project. Dollars use the project's dated rate. */
export const useProjectFacts = () => {
  const t = useProjectTexts()
  const { language } = useTextSource()

  const rateOf = ({ currency, usd_rate, usd_rate_date }: ProjectRecord): readonly Fact[] => {
    if (currency === 'usd') return []
    if (usd_rate === null || usd_rate_date === null) return [{ label: t('rate'), value: t('no_rate') }]
    const date = formatDate(usd_rate_date, 'date', language)
    return [
      {
        label: t('rate'),
        value: (
          <>
            <RateText from={currency} rate={usd_rate} to="usd" /> · {t('since', { date })}
          </>
        ),
      },
    ]
  }

  const budgetOf = ({ budget_minor, currency, usd_rate }: ProjectRecord) => (
    <Stack gap="none">
      <Money amount={budget_minor} currency={currency} />
      {currency !== 'usd' && usd_rate !== null && <Money amount={converted(budget_minor, usd_rate)} look="quiet" />}
    </Stack>
  )

  const codeOf = (code: string | null) => (code ? <Code>{code}</Code> : t('none'))

  return (row: ProjectRecord): readonly Fact[] => [
    { label: t('code'), value: codeOf(row.code) },
    { label: t('donor'), value: <Isolate direction="auto">{row.donor.full_name}</Isolate> },
    {
      label: t('period'),
      value: (
        <>
          <DateText value={row.start_date} /> – <DateText value={row.end_date} />
        </>
      ),
    },
    { label: t('budget'), value: budgetOf(row) },
    ...rateOf(row),
    { label: t('type'), value: t(`types.${row.type}`) },
    { label: t('program_size'), value: t(`sizes.${row.program_size}`) },
    { label: t('contract_code'), value: codeOf(row.contract_code) },
    { label: t('financial_code'), value: codeOf(row.financial_code) },
    {
      label: t('drive_link'),
      value: row.drive_link ? (
        <Link href={row.drive_link} isExternal>
          {t('open_drive')}
        </Link>
      ) : (
        <Text tone="muted">{t('none')}</Text>
      ),
    },
  ]
}
