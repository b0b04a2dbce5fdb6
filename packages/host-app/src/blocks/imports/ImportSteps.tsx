import { Banner } from '@portal/ui/Banner'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Stepper } from '@portal/ui/Stepper'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useImportTexts } from '../../core/texts/texts.ts'
import { useProblemText } from '../feedback/problem-text.ts'
import { restoreFocus } from '../navigation/use-restore-focus.ts'
import { actions, step } from './imports.css.ts'

export const importStages = ['file', 'columns', 'preview', 'done'] as const

export type ImportStage = (typeof importStages)[number]

interface ImportStepsProps {
  title: string
  stage: ImportStage
  /** The stages of this import. Default all. */
  stages?: readonly ImportStage[]
  /** Why the last request failed. The person's input remains. */
  failure: unknown
  onClose: () => void
  /** Content of the current step. */
  children: ReactNode
}

/** An import in steps: choose a file, map its columns, preview the result, and apply it. */
export const ImportSteps = ({ title, stage, stages = importStages, failure, onClose, children }: ImportStepsProps) => {
  const t = useImportTexts()
  const problemText = useProblemText()
  const at = stages.indexOf(stage)
  const hasBegun = useRef(false)
  // Each new step scrolls to its top and takes focus, because the previous step's button is gone. The dialog focuses
  // the first step.
  const begin = useCallback((top: HTMLDivElement | null) => {
    top?.scrollIntoView({ block: 'nearest' })
    if (hasBegun.current) top?.focus({ preventScroll: true })
    hasBegun.current = true
  }, [])
  // A URL may have opened the dialog, so no button may be there to restore focus to.
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

/** The buttons under a preview. They are sticky, so long previews don't hide them. */
export const ImportActions = ({ children }: { children: ReactNode }) => (
  <div className={actions} data-keep-clear>
    {children}
  </div>
)
