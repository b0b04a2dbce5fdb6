import type { ChainReport } from '@portal/contract/requests/signature-chain'
import { DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { Code } from '../../blocks/text/Code.tsx'
import { useChainTexts } from '../../core/texts/requests.ts'

const Places = ({ sequence, last }: ChainReport['breaks'][number]) => {
  const t = useChainTexts()
  if (last === undefined) return sequence ?? t('none')
  return <Isolate>{`${sequence}–${last}`}</Isolate>
}

/** Breaks in the signature chain, first one on top. */
export const ChainBreaks = ({ report: { breaks, broken } }: { report: ChainReport }) => {
  const t = useChainTexts()
  const more = broken - breaks.length
  return (
    <Section title={t('breaks')}>
      <Stack>
        <DataTable
          columns={[
            { id: 'sequence', header: t('sequence'), cell: row => <Places {...row} /> },
            { id: 'what', header: t('what'), cell: ({ code }) => t(`codes.${code}`) },
            {
              id: 'request',
              header: t('request'),
              cell: ({ reference }) => (reference === null ? t('none') : <Code>{reference}</Code>),
            },
            { id: 'revision', header: t('revision'), cell: ({ revision }) => revision ?? t('none') },
          ]}
          label={t('breaks')}
          rowKey={({ code, sequence, request_id, revision }) => [code, sequence, request_id, revision].join(' ')}
          rows={breaks}
        />
        {more > 0 && <Text tone="muted">{t('more', { count: more })}</Text>}
      </Stack>
    </Section>
  )
}
