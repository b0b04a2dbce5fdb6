import type { Partner } from '@portal/contract/partners'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { snippetOf } from './partner-form.ts'
import { usePartnerTexts } from './texts.ts'
import { useFixedLoader } from './use-fixed-loader.ts'

/** The script tag of a site, ready to be copied into its pages. */
export const Embedding = ({ partner }: { partner: Partner }) => {
  const t = usePartnerTexts()
  const { language } = useTextSource()
  const fixed = useFixedLoader()
  return (
    <Section help={t('embed_help')} level={3} title={t('embed')}>
      <DescriptionList
        columns="one"
        facts={[{ label: t('key'), value: <Isolate direction="ltr">{partner.key}</Isolate> }]}
      />
      <CodeBlock label={t('embed')}>{snippetOf(location.origin, partner, language)}</CodeBlock>
      {fixed && (
        <>
          <Text tone="muted">{t('fixed_help')}</Text>
          <CodeBlock label={t('fixed')}>{snippetOf(location.origin, partner, language, fixed)}</CodeBlock>
        </>
      )}
    </Section>
  )
}
