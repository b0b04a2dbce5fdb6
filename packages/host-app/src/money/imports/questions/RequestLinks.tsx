import type { Currency } from '@portal/contract/core/fields/money'
import type { LinkableLine } from '@portal/contract/money/expenses/import-previews'
import { isForAll, withAll } from '@portal/contract/money/expenses/request-links'
import { formatMoney } from '@portal/ui/Money'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { Text } from '@portal/ui/Text'
import { useImportTexts } from '../../../core/texts/texts.ts'
import type { useImport } from '../use-import.ts'

interface RequestLinksProps {
  currency: Currency
  lines: readonly LinkableLine[]
  work: ReturnType<typeof useImport>
}

/** Request lines that await invoices for the file's budget lines. Links all rows of a budget line at once. */
export const RequestLinks = ({ currency, lines, work }: RequestLinksProps) => {
  const t = useImportTexts()
  const money = (minor: number) => formatMoney(minor, currency)
  const figuresOf = ({ rows, open_minor, left_minor, most_minor }: LinkableLine) => {
    const around = { open: money(open_minor), most: money(most_minor) }
    return rows === 0 ? t('link_open', around) : t('link_figures', { ...around, left: money(left_minor), count: rows })
  }
  return (
    <Section help={t('requests_help')} title={t('requests_title')}>
      <Stack gap="small">
        {lines.map(line => (
          <Stack gap="none" key={line.id}>
            <Switch
              isOn={isForAll(work.links, line)}
              label={t('link_all', {
                ...{ code: line.item.code, reference: line.request.reference, name: line.name },
              })}
              onChange={isOn => void work.show({ request_links: withAll(work.links, line, isOn, lines) })}
            />
            <Text size="small" tone="muted">
              {figuresOf(line)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
