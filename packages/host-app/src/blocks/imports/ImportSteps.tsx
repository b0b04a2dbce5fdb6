import { Banner } from '@portal/ui/Banner'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Stepper } from '@portal/ui/Stepper'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useProblemText } from '../feedback/problem-text.ts'
import { restoreFocus } from '../navigation/use-restore-focus.ts'
import { step } from './imports.css.ts'
import { useImportTexts } from './texts.ts'

/** How far an import has come. */
export const importStages = ['file', 'columns', 'preview', 'done'] as const

/** How far an import has come. */
export type ImportStage = (typeof importStages)[number]

interface ImportStepsProps {
  title: string
  stage: ImportStage
  /** Those that there are. Default all. */
  stages?: readonly ImportStage[]
  /** What was refused; nothing is lost by it. */
  failure: unknown
  onClose: () => void
  /** What is done in the present step. */
  children: ReactNode
}

/** An import step by step: choose a file, say what its columns are, look at what would happen, and only then do it. */
export const ImportSteps = ({ title, stage, stages = importStages, failure, onClose, children }: ImportStepsProps) => {
  const t = useImportTexts()
  const problemText = useProblemText()
  const at = stages.indexOf(stage)
  const hasBegun = useRef(false)
  // A step begins at its top. What had the focus is gone with the step before; the first step leaves it to the dialog.
  const begin = useCallback((top: HTMLDivElement | null) => {
    top?.scrollIntoView({ block: 'nearest' })
    if (hasBegun.current) top?.focus({ preventScroll: true })
    hasBegun.current = true
  }, [])
  // An address may have opened it, and not a button.
  useEffect(() => restoreFocus, [])
  return (
    <Dialog isOpen onClose={onClose} size="large" title={title}>
      <Stack>
        <div className={step} key={stage} ref={begin} tabIndex={-1}>
          <Stepper
            label={t('steps')}
            steps={stages.map((id, index) => ({
              id,
              label: t(id),
              state: index < at || stage === 'done' ? 'done' : index === at ? 'current' : 'upcoming',
            }))}
          />
        </div>
        {children}
        {failure !== undefined && (
          <Banner isLive tone="danger">
            {problemText(failure)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
