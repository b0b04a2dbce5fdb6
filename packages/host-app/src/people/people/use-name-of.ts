import { useTextSource } from '@portal/ui/texts'

/** A person's name in the current language. */
export const useNameOf = () => {
  const { language } = useTextSource()
  return (person: { readonly full_name_en: string; readonly full_name_ar: string }): string =>
    language === 'ar' ? person.full_name_ar : person.full_name_en
}
