import type { Notice } from '@portal/contract/messages/notices'
import { offices } from '@portal/contract/requests/signatures'
import { useTextSource } from '@portal/ui/texts'
import { useNoticeTexts } from '../../core/texts/messages.ts'
import { useSigningTexts } from '../../core/texts/texts.ts'

/** Builds the sentence of a notice from its codes. */
export const useNoticeSentence = () => {
  const t = useNoticeTexts()
  const signing = useSigningTexts()
  const { language } = useTextSource()
  const written = (name: string, value: string | number) => {
    const office = name === 'office' ? offices.find(one => one === value) : undefined
    return office ? signing(`offices.${office}`) : value
  }
  return ({ kind, details }: Pick<Notice, 'kind' | 'details'>): string =>
    t(`kinds.${kind}`, {
      ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, written(name, value)])),
      by: (language === 'ar' ? details.by_ar : details.by_en) ?? '',
      count: Number(details.days ?? 0),
    })
}
