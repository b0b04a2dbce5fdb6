import { useTextSource } from '@portal/ui/texts'

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
