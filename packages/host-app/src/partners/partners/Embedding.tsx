import type { Partner } from '@portal/contract/partners/partners'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Section } from '@portal/ui/Section'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import useSWR from 'swr'
import * as z from 'zod/mini'
import { usePartnerTexts } from '../../core/texts/texts.ts'
import { elementsOf, snippetOf } from './partner-form.ts'
import { SiteKey } from './SiteKey.tsx'

const shape = z.object({ data: z.object({ path: z.string(), integrity: z.string() }) })

const ADDRESS = '/embed/loader.json'

/** The current loader's immutable URL and its integrity hash. Undefined if the server doesn't provide them. */
const useFixedLoader = () => {
  const { data } = useSWR(ADDRESS, async address => {
    const answer = await fetch(address)
    return shape.safeParse(await answer.json()).data?.data
  })
  return data
}

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
