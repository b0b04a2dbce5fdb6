import type { OutputOf } from '@portal/contract/endpoint'
import { type checkPartnerPage, type Finding, toneOfFinding } from '@portal/contract/partner_checks'
import { type Widget, widgets } from '@portal/contract/widget_scopes'
import { Banner } from '@portal/ui/Banner'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { usePartnerTexts } from './texts.ts'

/** What a check of a page answers. */
export type PageFindings = OutputOf<typeof checkPartnerPage>['data']

const tones = { problem: 'danger', note: 'warning', good: 'success' } as const
const order = ['problem', 'note', 'good'] as const

const isWidget = (value: string): value is Widget => widgets.some(widget => widget === value)

const Item = ({ finding: { code, value = '', add } }: { finding: Finding }) => {
  const t = usePartnerTexts()
  // A key or an origin keeps its own direction within the sentence.
  const named = isWidget(value) ? t(`widget.${value}`) : `\u2068${value}\u2069`
  return (
    <Banner title={t(`findings.${code}.found`, { value: named })} tone={tones[toneOfFinding(code)]}>
      <Stack gap="small">
        <Text size="small">{t(`findings.${code}.meaning`)}</Text>
        {add && <CodeBlock label={t('add_line')}>{add}</CodeBlock>}
      </Stack>
    </Banner>
  )
}

/** What was found on a page: first in one sentence, then what hinders, what is good to know and what holds. */
export const FindingList = ({ found: { address, findings } }: { found: PageFindings }) => {
  const t = usePartnerTexts()
  const count = findings.filter(({ code }) => toneOfFinding(code) === 'problem').length
  const sorted = order.flatMap(tone => findings.filter(({ code }) => toneOfFinding(code) === tone))
  return (
    <Stack gap="small">
      <div role="status">
        <Text weight="strong">{count > 0 ? t('check_problems', { count }) : t('check_fine')}</Text>
        <Text size="small" tone="muted">
          {t('check_read', { address: `\u2068${address}\u2069` })}
        </Text>
      </div>
      {sorted.map(finding => (
        <Item finding={finding} key={JSON.stringify(finding)} />
      ))}
      <Text size="small" tone="muted">
        {t('check_limits')}
      </Text>
    </Stack>
  )
}
