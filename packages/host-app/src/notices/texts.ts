import type { Notice } from '@portal/contract/notices'
import type notices from '../locales/en/notices.json'
import { textsOf } from '../texts/texts-of.tsx'

/** Texts of notices. */
export const useNoticeTexts = textsOf<typeof notices>('notices')

// Names and codes of either script keep to themselves in a sentence of the other.
const isolated = (value: string | number) => `\u2068${value}\u2069`

/** The sentence of a notice, made of its codes. */
export const useNoticeSentence = () => {
  const t = useNoticeTexts()
  return ({ kind, details }: Pick<Notice, 'kind' | 'details'>): string =>
    t(`kinds.${kind}`, Object.fromEntries(Object.entries(details).map(([name, value]) => [name, isolated(value)])))
}
