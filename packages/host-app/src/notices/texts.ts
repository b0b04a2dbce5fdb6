import type { Notice } from '@portal/contract/notices'
import { offices } from '@portal/contract/signatures'
import { useTextSource } from '@portal/ui/texts'
import type notices from '../locales/en/notices.json'
import { useSigningTexts } from '../texts/signing.ts'
import { textsOf } from '../texts/texts-of.tsx'

/** Texts of notices. */
export const useNoticeTexts = textsOf<typeof notices>('notices')

// Names and codes of either script are isolated in a sentence of the other.
const isolated = (value: string | number) => `\u2068${value}\u2069`

/** The sentence of a notice, made of its codes. */
export const useNoticeSentence = () => {
  const t = useNoticeTexts()
  const signing = useSigningTexts()
  const { language } = useTextSource()
  const written = (name: string, value: string | number) => {
    const office = name === 'office' ? offices.find(one => one === value) : undefined
    return office ? signing(`offices.${office}`) : isolated(value)
  }
  return ({ kind, details }: Pick<Notice, 'kind' | 'details'>): string =>
    t(`kinds.${kind}`, {
      ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, written(name, value)])),
      by: isolated((language === 'ar' ? details.by_ar : details.by_en) ?? ''),
      count: Number(details.days ?? 0),
    })
}
