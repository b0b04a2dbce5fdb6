import type { ImportResult } from '@portal/contract/money/expenses/imports'
import { Banner } from '@portal/ui/Banner'
import { isolatedList } from '@portal/ui/texts'
import { useImportTexts } from '../../core/texts/texts.ts'

interface ImportedProps {
  result: ImportResult
}

/** The dialog lists at most this many rows; the file contains them all. */
const MOST = 20

/**
 * Result of an import and its skipped rows. These can differ from the preview, because the import checks them again.
 */
export const Imported = ({ result: { added, changed, same, left_out } }: ImportedProps) => {
  const t = useImportTexts()
  const rows = isolatedList(left_out.slice(0, MOST).map(String))
  const more = left_out.length - MOST
  const said = [
    t('imported', { count: added }),
    ...(changed > 0 ? [t('changed_lines', { count: changed })] : []),
    ...(same > 0 ? [t('same_before', { count: same })] : []),
  ].join(' ')
  if (left_out.length === 0)
    return (
      <Banner isLive tone="success">
        {said}
      </Banner>
    )
  return (
    <Banner
      isLive
      title={`${t('imported', { count: added })} ${t('left_out_duplicates', { count: left_out.length })}`}
      tone="success"
    >
      {more > 0 ? t('left_out_more', { rows, count: more }) : t('left_out_rows', { rows })}
    </Banner>
  )
}
