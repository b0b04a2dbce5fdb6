import { lookupIn } from '@portal/ui/texts'

type Texts = Parameters<typeof lookupIn>[1][string]

/** Texts and names for report functions, from one namespace. */
export const reportWords = (namespace: string, { en, ar }: Readonly<Record<'en' | 'ar', Texts>>) => {
  const english = { [namespace]: en }
  return (language: 'en' | 'ar') => {
    const find = lookupIn(language, language === 'ar' ? { [namespace]: ar } : english, english)
    return {
      language,
      t: (key: string, values?: Parameters<typeof find>[2]) => find(namespace, key, values),
      nameOf: (person: { full_name_en: string; full_name_ar: string }) =>
        language === 'ar' ? person.full_name_ar : person.full_name_en,
    }
  }
}
