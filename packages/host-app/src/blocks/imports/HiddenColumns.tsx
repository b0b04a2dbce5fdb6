import type { FileAbout } from '@portal/contract/core/tables/file-tables'
import { Banner } from '@portal/ui/Banner'
import { isolatedList } from '@portal/ui/texts'
import { useImportTexts } from '../../core/texts/texts.ts'

/** Lists the hidden columns of a file. They are skipped unless the person maps them to a field. */
export const HiddenColumns = ({ about: { hidden_columns } }: { about: FileAbout }) => {
  const t = useImportTexts()
  const count = hidden_columns.length
  if (count === 0) return null
  return (
    <Banner title={t('hidden_columns', { count })} tone="warning">
      {t('hidden_columns_help', { names: isolatedList(hidden_columns) })}
    </Banner>
  )
}
