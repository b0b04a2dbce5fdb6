import { employmentParts } from '@portal/contract/requests/request-changes'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useSignatureTexts } from '../../../locales/index.ts'
import { useName, usePartName } from '../names.ts'
import { content as contentStyle, item as itemStyle, list } from '../panel.css.ts'
import type { Revision } from './content.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { ItemTerms } from './ItemTerms.tsx'
import { NewTotalBanner } from './NewTotalBanner.tsx'
import { RevisionPart } from './RevisionPart.tsx'

const parts = ['description', 'total_minor', 'project', 'location', 'required_date', 'direct_manager'] as const

/** Everything that a signature covers, with its fingerprint. */
export const RevisionContent = ({ revision: { content, content_hash } }: { revision: Revision }) => {
  const t = useSignatureTexts()
  const nameOf = useName()
  const partName = usePartName(content)
  const shown = [...parts, ...(content.employment ? employmentParts : [])]
  const facts = shown.map(part => ({ label: partName(part), value: <RevisionPart content={content} part={part} /> }))
  const requester = { label: t('requester'), value: nameOf(content.requester) }
  const { currency } = content
  const items = content.items.map((item, at) => ({ ...item, id: String(at) }))
  return (
    <div className={contentStyle}>
      {content.new_total && <NewTotalBanner content={content} reason={content.new_total} />}
      <DescriptionList facts={[...facts, requester]} />
      <ol aria-label={t('parts.items')} className={list}>
        {items.map(({ id, ...item }) => (
          <li className={itemStyle} key={id}>
            <span>
              <Isolate direction="auto">{item.name}</Isolate>
              <Text as="div" size="small" tone="muted">
                <ItemTerms currency={currency} item={item} />
              </Text>
            </span>
            <Money amount={item.total_price_minor} currency={currency} />
          </li>
        ))}
      </ol>
      <Fingerprint hash={content_hash} />
    </div>
  )
}
