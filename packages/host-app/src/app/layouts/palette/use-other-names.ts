import { type FindText, lookupIn } from '@portal/ui/texts'
import { useEffect, useState } from 'react'
import { readLanguage, textLanguage } from '../../../core/language.ts'
import { loadNamespace } from '../../../core/texts/namespaces.ts'

/** Looks up texts in the language that isn't shown, once loaded, so that search works in both. */
export const useOtherNames = (): FindText | undefined => {
  const [find, setFind] = useState<FindText>()
  useEffect(() => {
    const other = textLanguage(readLanguage()) === 'ar' ? 'en' : 'ar'
    // If loading fails, search still works in the current language.
    Promise.all([loadNamespace(other, 'shell'), loadNamespace(other, 'palette')]).then(
      ([shell, palette]) => setFind(() => lookupIn(other, { shell, palette })),
      () => undefined,
    )
  }, [])
  return find
}
