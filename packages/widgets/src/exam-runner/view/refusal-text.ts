import { useExamTexts } from '../../locales/index.ts'

const known = ['bad_characters', 'too_long', 'internal'] as const

export const useRefusalText = () => {
  const t = useExamTexts()
  return (code: string): string => t(`refusals.${known.find(one => one === code) ?? 'other'}`)
}
