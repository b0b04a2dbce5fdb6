import type { FileAbout } from '@portal/contract/core/tables/file-tables'
import { Banner } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { isolatedList } from '@portal/ui/texts'
import { useImportTexts } from '../../core/texts/texts.ts'

/** The banner names at most this many rows; the spreadsheet shows them all. */
const MOST = 20

interface HiddenRowsProps {
  about: FileAbout
  /** Whether hidden rows are imported too. */
  isIncluded: boolean
  onChange: (isIncluded: boolean) => void
  /** Whether the choice includes hidden columns, for files without column mapping. Default `false`. */
  hasColumns?: boolean
}

/** Lists hidden or filtered rows. They are skipped unless the person includes them. */
export const HiddenRows = ({ about, isIncluded, onChange, hasColumns = false }: HiddenRowsProps) => {
  const t = useImportTexts()
  const lines = about.hidden_rows
  const columns = hasColumns ? about.hidden_columns : []
  if (lines.length + columns.length === 0) return null
  const shown = isolatedList(lines.slice(0, MOST).map(String))
  const more = lines.length - MOST
  const said = [
    ...(lines.length > 0 ? [t('hidden_rows', { count: lines.length })] : []),
    ...(columns.length > 0 ? [t('hidden_columns', { count: columns.length })] : []),
  ]
  const named = [
    ...(lines.length > 0
      ? [more > 0 ? t('hidden_more', { rows: shown, count: more }) : t('hidden_list', { rows: shown })]
      : []),
    ...(columns.length > 0 ? [t('hidden_names', { names: isolatedList(columns) })] : []),
  ]
  return (
    <Stack>
      <Banner title={said.join(' · ')} tone="warning">
        {named.join(' ')}
      </Banner>
      <Switch isOn={!isIncluded} label={t('leave_hidden')} onChange={isOn => onChange(!isOn)} />
    </Stack>
  )
}

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
