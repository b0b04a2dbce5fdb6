import type { Partner } from '@portal/contract/partners/partners'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { usePartnerTexts } from '../../core/texts/partners.ts'
import { elementsOf, snippetOf } from './partner-form.ts'
import { SiteKey } from './SiteKey.tsx'
import { useFixedLoader } from './use-fixed-loader.ts'

/** Embed code of a site's widgets, ready to copy. */
export const Embedding = ({ partner }: { partner: Partner }) => {
  const t = usePartnerTexts()
  const { language } = useTextSource()
  const fixed = useFixedLoader()
  const elements = elementsOf(location.origin, partner, language)
  const hasForm = partner.widgets.includes('complaint')
  return (
    <Section help={t('embed_help')} level={3} title={t('embed')}>
      <SiteKey partner={partner} />
      {hasForm && <CodeBlock label={t('embed')}>{snippetOf(location.origin, partner, language)}</CodeBlock>}
      {hasForm && fixed && (
        <>
          <Text tone="muted">{t('fixed_help')}</Text>
          <CodeBlock label={t('fixed')}>{snippetOf(location.origin, partner, language, fixed)}</CodeBlock>
        </>
      )}
      {elements && (
        <>
          <Text tone="muted">{t('snippets_help')}</Text>
          <CodeBlock label={t('snippets')}>{elements}</CodeBlock>
        </>
      )}
    </Section>
  )
}
