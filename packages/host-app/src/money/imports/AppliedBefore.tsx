import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { Banner } from '@portal/ui/Banner'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { useImportTexts } from '../../core/texts/texts.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

interface AppliedBeforeProps {
  applied: NonNullable<ImportPreview['applied']>
}

/** Says when and by whom the same file was imported. Nothing in it counts as new, even if its rows changed since. */
export const AppliedBefore = ({ applied: { at, by } }: AppliedBeforeProps) => {
  const t = useImportTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  const date = formatDate(at, 'date', language)
  return (
    <Banner title={by ? t('applied_by', { date, name: nameOf(by) }) : t('applied', { date })} tone="info">
      {t('applied_help')}
    </Banner>
  )
}
