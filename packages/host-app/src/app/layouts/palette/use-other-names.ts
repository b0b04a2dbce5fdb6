import { type FindText, lookupIn } from '@portal/ui/texts'
import { useEffect, useState } from 'react'
import { readLanguage, textLanguage } from '../../../core/language.ts'
import { loadNamespace } from '../../../core/texts/namespaces.ts'

/** Finds texts in the language that is not shown, once they are here, so that everything is found in both. */
export const useOtherNames = (): FindText | undefined => {
  const [find, setFind] = useState<FindText>()
  useEffect(() => {
    const other = textLanguage(readLanguage()) === 'ar' ? 'en' : 'ar'
    // Without it, everything is still found by the name that is shown.
    Promise.all([loadNamespace(other, 'shell'), loadNamespace(other, 'palette')]).then(
      ([shell, palette]) => setFind(() => lookupIn(other, { shell, palette })),
      () => undefined,
    )
  }, [])
  return find
}
