import type { ContentPart } from '@portal/contract/requests/request-changes'
import { useSignatureTexts } from '../../../locales/index.ts'
import type { Revision } from '../../model/content.ts'

/**
 * Names the parts of a request. Employment requests have a position and a start date instead of a description and a
 * required date.
 */
export const usePartName = ({ employment }: Revision['content']) => {
  const t = useSignatureTexts()
  return (part: ContentPart): string => {
    if (employment && part === 'description') return t('parts.position')
    if (employment && part === 'required_date') return t('parts.start_date')
    return t(`parts.${part}`)
  }
}
