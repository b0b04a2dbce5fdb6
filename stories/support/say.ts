import { useTextSource } from '@portal/ui/texts'
import { useCallback } from 'react'

/** Words of a story in both languages, so that every matrix is seen in both directions. */
export const useSay = () => {
  const { language } = useTextSource()
  return useCallback((english: string, arabic: string) => (language === 'ar' ? arabic : english), [language])
}
