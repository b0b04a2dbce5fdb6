import { textsOf, useTextSource } from '@portal/ui/texts'
import type desk from '../../locales/en/complaints_desk.json'

/** Texts of the screen on which staff handle complaints. */
export const useDeskTexts = textsOf<typeof desk>('complaints_desk')

/** A person's name in the language that is read. */
export const useNameOf = () => {
  const { language } = useTextSource()
  return (person: { readonly full_name_en: string; readonly full_name_ar: string }): string =>
    language === 'ar' ? person.full_name_ar : person.full_name_en
}
