import type { ContentPart } from '@portal/contract/requests/request-changes'
import { useTextSource } from '@portal/ui/texts'
import { useSignatureTexts } from '../../locales/index.ts'
import type { Revision } from './revision/content.ts'

interface PersonNames {
  readonly full_name_en: string
  readonly full_name_ar: string
}

/** A person's name in the current language. Null shows as a dash. */
export const useName = () => {
  const { language } = useTextSource()
  return (person: PersonNames | null): string => {
    if (!person) return '–'
    return language === 'ar' ? person.full_name_ar : person.full_name_en
  }
}

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
