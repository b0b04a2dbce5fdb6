import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { Banner } from '@portal/ui/Banner'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { useImportTexts } from '../../blocks/imports/texts.ts'
import { useNameOf } from '../../people/people/texts.ts'

interface AppliedBeforeProps {
  applied: NonNullable<ImportPreview['applied']>
}

/** Says when this very file was imported, and by whom; why nothing in it is new, whatever became of its rows. */
export const AppliedBefore = ({ applied: { at, by } }: AppliedBeforeProps) => {
  const t = useImportTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  const date = `\u2068${formatDate(at, 'date', language)}\u2069`
  return (
    <Banner
      title={by ? t('applied_by', { date, name: `\u2068${nameOf(by)}\u2069` }) : t('applied', { date })}
      tone="info"
    >
      {t('applied_help')}
    </Banner>
  )
}
