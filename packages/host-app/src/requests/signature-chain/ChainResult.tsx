import type { ChainReport } from '@portal/contract/requests/signature-chain'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Stack } from '@portal/ui/Stack'
import { Code } from '../../blocks/text/Code.tsx'
import { useChainTexts } from '../../core/texts/requests.ts'
import { ChainBreaks } from './ChainBreaks.tsx'

/** Result of the check in one sentence. */
const Verdict = ({ report: { links, breaks } }: { report: ChainReport }) => {
  const t = useChainTexts()
  const [first] = breaks
  if (first) {
    const what = t(`codes.${first.code}`)
    const { sequence } = first
    // If an entry is unreadable, the validity of the rest is unknown.
    const elsewhere = first.code === 'unreadable' ? what : t('broken_elsewhere', { what })
    return (
      <Banner isLive title={t('broken')} tone="danger">
        {sequence === null ? elsewhere : t('broken_first', { number: sequence, what })}
      </Banner>
    )
  }
  if (links === 0) {
    return (
      <Banner isLive title={t('nothing')} tone="info">
        {t('nothing_text')}
      </Banner>
    )
  }
  return (
    <Banner isLive title={t('unbroken')} tone="success">
      {t('unbroken_text')}
    </Banner>
  )
}

/** Result of the check in one sentence and in figures. */
export const ChainResult = ({ report }: { report: ChainReport }) => {
  const t = useChainTexts()
  const { links, revisions, head, keys, breaks, checked_at } = report
  return (
    <Stack gap="large">
      <Verdict report={report} />
      {breaks.length > 0 && <ChainBreaks report={report} />}
      <DescriptionList
        columns="one"
        facts={[
          { label: t('links'), value: links },
          { label: t('revisions'), value: revisions },
          { label: t('head'), value: head ? <Code>{head.hash}</Code> : t('no_signatures') },
          ...keys.map(({ key, is_own }) => ({ label: t(is_own ? 'own_key' : 'other_key'), value: <Code>{key}</Code> })),
          { label: t('checked_at'), value: <DateText format="datetime" value={checked_at} /> },
        ]}
      />
    </Stack>
  )
}
