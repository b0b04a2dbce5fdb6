import { limits } from '@portal/contract/core/fields/limits'
import { dayOrders } from '@portal/contract/core/tables/import-fields'
import { allUserImportFields } from '@portal/contract/people/users/user-imports'
import { FileDrop } from '@portal/ui/FileDrop'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { HiddenColumns } from '../../../blocks/imports/HiddenParts.tsx'
import { ImportSteps } from '../../../blocks/imports/ImportSteps.tsx'
import { MatchColumns } from '../../../blocks/imports/MatchColumns.tsx'
import { ReadAs } from '../../../blocks/imports/ReadAs.tsx'
import { oneOf } from '../../../blocks/navigation/use-query.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useImportTexts } from '../../../core/texts/texts.ts'
import { TypeSelect } from '../TypeSelect.tsx'
import { useFieldLabel } from './ImportRows.tsx'
import { UserImportPreview } from './UserImportPreview.tsx'
import { UserImportResult } from './UserImportResult.tsx'
import { userFilePort } from './upload-port.ts'
import { useUserImport } from './use-user-import.ts'

/** Creates accounts from a file and invites the people. */
const ImportUsers = ({ onClose }: { onClose: () => void }) => {
  const t = useUserTexts()
  const imports = useImportTexts()
  const problemText = useProblemText()
  const labelOf = useFieldLabel()
  const [port] = useState(() => userFilePort(problemText))
  const work = useUserImport()
  const { stage, columns, matching } = work
  const hasDays = matching.includes('birth_date') || matching.includes('work_start_date')
  return (
    <ImportSteps failure={work.failure} onClose={onClose} stage={stage} title={t('import_title')}>
      {stage === 'file' && (
        <FileDrop
          accept={['.xlsx', '.csv']}
          help={t('import_help')}
          label={imports('file_label')}
          maxMb={limits.user_import_bytes / 1024 / 1024}
          onChange={([file]) => file && void work.open(file.id)}
          upload={port}
        />
      )}
      {stage === 'file' && work.isBusy && <Text tone="muted">{imports('reading')}</Text>}
      {stage === 'columns' && columns && (
        <MatchColumns
          columns={columns.columns}
          fields={allUserImportFields.map(value => ({ value, label: labelOf(value) }))}
          isBusy={work.isBusy}
          isDisabled={!work.type}
          matching={matching}
          missing={work.missing.map(labelOf)}
          onMatch={work.match}
          onOtherFile={() => work.goTo('file')}
          onPreview={() => void work.look()}
          rows={columns.rows}
        >
          <HiddenColumns about={columns.about} />
          <ReadAs about={columns.about} onRead={reading => void work.readAs(reading)} />
          <TypeSelect help={t('import_type_help')} onChange={work.setType} value={work.type} />
          {hasDays && (
            <RadioGroup
              help={t('day_order_help')}
              isOptional
              label={t('day_order')}
              onChange={chosen => work.setDayOrder(oneOf(dayOrders, chosen))}
              options={dayOrders.map(value => ({ value, label: t(`day_orders.${value}`) }))}
              value={work.dayOrder ?? ''}
            />
          )}
        </MatchColumns>
      )}
      {stage === 'preview' && <UserImportPreview work={work} />}
      {stage === 'done' && <UserImportResult results={work.results} />}
    </ImportSteps>
  )
}

export default ImportUsers
