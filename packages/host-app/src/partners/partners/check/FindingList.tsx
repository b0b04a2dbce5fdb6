import { type Finding, toneOfFinding } from '@portal/contract/partners/partner-checks'
import { type Widget, widgets } from '@portal/contract/partners/widget-scopes'
import { Banner } from '@portal/ui/Banner'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { usePartnerTexts } from '../../../core/texts/texts.ts'

const tones = { problem: 'danger', note: 'warning', good: 'success' } as const
const order = ['problem', 'note', 'good'] as const

const isWidget = (value: string): value is Widget => widgets.some(widget => widget === value)

const Item = ({ finding: { code, value = '', add } }: { finding: Finding }) => {
  const t = usePartnerTexts()
  const named = isWidget(value) ? t(`widget.${value}`) : value
  return (
    <Banner title={t(`findings.${code}.found`, { value: named })} tone={tones[toneOfFinding(code)]}>
      <Stack gap="small">
        <Text size="small">{t(`findings.${code}.meaning`)}</Text>
        {add && <CodeBlock label={t('add_line')}>{add}</CodeBlock>}
      </Stack>
    </Banner>
  )
}

interface FindingListProps {
  findings: readonly Finding[]
  /** Summary in one sentence. */
  summary: string
  /** Which page was checked. Default: none. */
  note?: string
  /** What this kind of check can't detect. */
  limits: string
}

/** Findings about a page: a summary, then blocking problems, hints, and passed checks. */
export const FindingList = ({ findings, summary, note, limits }: FindingListProps) => {
  const sorted = order.flatMap(tone => findings.filter(({ code }) => toneOfFinding(code) === tone))
  return (
    <Stack gap="small">
      <div role="status">
        <Text weight="strong">{summary}</Text>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </div>
      {sorted.map(finding => (
        <Item finding={finding} key={JSON.stringify(finding)} />
      ))}
      <Text size="small" tone="muted">
        {limits}
      </Text>
    </Stack>
  )
}
