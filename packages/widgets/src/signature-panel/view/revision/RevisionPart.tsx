import { isoCurrency } from '@portal/contract/core/fields/money'
import type { ContentPart } from '@portal/contract/requests/request-changes'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { useSignatureTexts } from '../../../locales/index.ts'
import { useName } from '../names.ts'
import type { Revision } from './content.ts'

interface RevisionPartProps {
  part: ContentPart
  content: Revision['content']
}

export const RevisionPart = ({ part, content }: RevisionPartProps) => {
  const t = useSignatureTexts()
  const nameOf = useName()
  if (part === 'type') return t(`types.${content.type}`)
  if (part === 'location') return t(`locations.${content.location}`)
  if (part === 'required_date') return <DateText value={content.required_date} />
  if (part === 'total_minor') return <Money amount={content.total_minor} currency={content.currency} />
  if (part === 'items') return content.items.length
  if (part === 'contract_type')
    return content.employment ? t(`contract_types.${content.employment.contract_type}`) : '–'
  if (part === 'monthly_cost_minor')
    return <Money amount={content.employment?.monthly_cost_minor ?? 0} currency={content.currency} />
  const texts = {
    project: content.project ? `${content.project.code} ${content.project.name}` : '–',
    description: content.description,
    currency: isoCurrency(content.currency),
    direct_manager: nameOf(content.direct_manager),
    posts: content.employment?.posts,
    months: content.employment?.months,
    justification: content.employment?.justification,
  }
  return <Isolate direction="auto">{texts[part]}</Isolate>
}
