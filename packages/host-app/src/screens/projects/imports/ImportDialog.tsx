import type { ImportKind } from '@portal/contract/import_fields'
import type { Currency } from '@portal/contract/money'
import { Banner } from '@portal/ui/Banner'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Stepper } from '@portal/ui/Stepper'
import { Text } from '@portal/ui/Text'
import { useProblemText } from '../../../blocks/problem-text.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { Imported } from './Imported.tsx'
import { MatchColumns } from './MatchColumns.tsx'
import { Preview } from './Preview.tsx'
import { useImportTexts } from './texts.ts'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  project: { readonly id: string; readonly currency: Currency }
  kind: ImportKind
  onClose: () => void
}

const stages = ['file', 'columns', 'preview', 'done'] as const

/** A step begins at its top, however far down the one before was read. */
const show = (top: HTMLDivElement | null) => top?.scrollIntoView({ block: 'nearest' })

/** Brings a file into a budget: choose it, say what its columns are, look at what would happen, and only then do it. */
export const ImportDialog = ({ project, kind, onClose }: ImportDialogProps) => {
  const t = useImportTexts()
  const problemText = useProblemText()
  const work = useImport(kind)
  const { stage, failure, result } = work
  const at = stages.indexOf(stage)
  return (
    <Dialog isOpen onClose={onClose} size="large" title={t(`title_${kind}`)}>
      <Stack>
        <div key={stage} ref={show}>
          <Stepper
            label={t('steps')}
            steps={stages.map((id, place) => ({
              id,
              label: t(id),
              state: place < at || stage === 'done' ? 'done' : place === at ? 'current' : 'upcoming',
            }))}
          />
        </div>
        {stage === 'file' && <ChooseFile kind={kind} onFile={work.open} projectId={project.id} />}
        {stage === 'file' && work.isBusy && <Text tone="muted">{t('reading')}</Text>}
        {stage === 'columns' && <MatchColumns kind={kind} work={work} />}
        {stage === 'preview' && <Preview currency={project.currency} work={work} />}
        {stage === 'done' && result && <Imported result={result} />}
        {failure !== undefined && (
          <Banner isLive tone="danger">
            {problemText(failure)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
