import type { Currency } from '@portal/contract/core/fields/money'
import { type ImportField, type ImportKind, importFields } from '@portal/contract/core/tables/import-fields'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { HiddenColumns } from '../../blocks/imports/HiddenParts.tsx'
import { ImportSteps } from '../../blocks/imports/ImportSteps.tsx'
import { MatchColumns } from '../../blocks/imports/MatchColumns.tsx'
import { ReadAs } from '../../blocks/imports/ReadAs.tsx'
import { useImportTexts } from '../../core/texts/texts.ts'
import { budgetHref, expensesHref } from '../budgets/shared/hrefs.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { Imported } from './Imported.tsx'
import { RowsPreview } from './RowsPreview.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  project: { readonly id: string; readonly currency: Currency }
  kind: ImportKind
  /** Total of the lines beside the project's budget. Undefined if the file contains no lines. */
  plan?: { readonly budget_minor: number; readonly total_minor: number }
  onClose: () => void
}

/** Imports a file into a budget: upload it, match its columns, review the preview, and apply it. */
export const ImportDialog = ({ project, kind, plan, onClose }: ImportDialogProps) => {
  const t = useImportTexts()
  const work = useImport(kind)
  const { stage, failure, result, columns } = work
  const labelOf = (field: ImportField) => t(`fields.${field}`)
  const fields: readonly ImportField[] = [...importFields[kind].required, ...importFields[kind].optional]
  return (
    <ImportSteps failure={failure} onClose={onClose} stage={stage} title={t(`title_${kind}`)}>
      {stage === 'file' && <ChooseFile kind={kind} onFile={work.open} projectId={project.id} />}
      {stage === 'file' && work.isBusy && <Text tone="muted">{t('reading')}</Text>}
      {stage === 'columns' && columns && (
        <MatchColumns
          columns={columns.columns}
          fields={fields.map(value => ({ value, label: labelOf(value) }))}
          isBusy={work.isBusy}
          matching={work.matching}
          missing={work.missing.map(labelOf)}
          onMatch={work.match}
          onOtherFile={() => work.goTo('file')}
          onPreview={() => void work.look()}
          rows={columns.rows}
        >
          <HiddenColumns about={columns.about} />
          <ReadAs about={columns.about} onRead={reading => void work.readAs(reading)} />
        </MatchColumns>
      )}
      {stage === 'preview' && <RowsPreview currency={project.currency} plan={plan} work={work} />}
      {stage === 'done' && result && (
        <Stack>
          <Imported result={result} />
          <Link href={kind === 'items' ? budgetHref(project.id) : expensesHref(project.id)} variant="button">
            {t(`to_${kind}`)}
          </Link>
        </Stack>
      )}
    </ImportSteps>
  )
}
