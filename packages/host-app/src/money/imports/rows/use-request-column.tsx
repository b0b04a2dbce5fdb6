import type { ImportRow } from '@portal/contract/money/expenses/import-previews'
import { withRow } from '@portal/contract/money/expenses/request-links'
import type { Column } from '@portal/ui/DataTable'
import { Select } from '@portal/ui/Select'
import { useImportTexts } from '../../../core/texts/texts.ts'
import type { useImport } from '../use-import.ts'
import { usePreviewColumns } from './use-preview-columns.tsx'

const NONE = 'none'

/** Column that links a row to a request line. Empty when no request awaits invoices. */
const useRequestColumn = (work: ReturnType<typeof useImport>): readonly Column<ImportRow>[] => {
  const t = useImportTexts()
  const lines = work.preview?.request_lines ?? []
  if (lines.length === 0) return []
  const cell = (row: ImportRow) => {
    const offered = lines.filter(({ item }) => item.id === row.item_id)
    if (offered.length === 0) return null
    return (
      <Select
        isLabelHidden
        label={t('request_of_row', { number: row.line })}
        onChange={chosen =>
          void work.show({ request_links: withRow(work.links, row, chosen === NONE ? null : chosen) })
        }
        options={[
          { value: NONE, label: t('no_request') },
          ...offered.map(({ id, name, request }) => ({ value: id, label: `${request.reference} · ${name}` })),
        ]}
        value={row.request_item_id ?? NONE}
      />
    )
  }
  return [{ id: 'request', header: t('request'), width: 'medium', cell }]
}

export const useImportColumns = (work: ReturnType<typeof useImport>): readonly Column<ImportRow>[] => {
  const columns = usePreviewColumns(work.matching, work.preview)
  return [...columns, ...useRequestColumn(work)]
}
