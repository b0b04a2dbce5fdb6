import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { Text } from '@portal/ui/Text'
import { useImportTexts } from '../../core/texts/texts.ts'

/** Numbers of new, changed, skipped, and unreadable rows. */
export const Counts = ({ preview: { counts, possible_duplicates } }: { preview: ImportPreview }) => {
  const t = useImportTexts()
  const parts = [
    t('new_rows', { count: counts.new }),
    ...(counts.changed > 0 ? [t('changed_rows', { count: counts.changed })] : []),
    ...(possible_duplicates > 0 ? [t('left_out_count', { count: counts.left_out })] : []),
    ...(possible_duplicates === 0 && counts.same > 0 ? [t('same_rows', { count: counts.same })] : []),
    ...(counts.bad > 0 ? [t('bad_rows', { count: counts.bad })] : []),
  ]
  return <Text weight="strong">{parts.join(' · ')}</Text>
}
