import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import type { ElementProps } from '@portal/ui/element'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useExamRunnerTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import type { Runner } from '../runner.ts'
import { TimeLeft } from './TimeLeft.tsx'

interface ElsewhereProps extends ElementProps {
  runner: Runner
}

/** Replaces the questions while they are open on another page or device. Time keeps running. */
export const Elsewhere = ({ runner, ...element }: ElsewhereProps) => {
  const t = useExamRunnerTexts()
  const [step, setStep] = useState<'asking' | 'opening' | 'failed'>('asking')
  const open = () => {
    setStep('opening')
    runner.sync.reopen().catch(() => setStep('failed'))
  }
  return (
    <Stack {...element}>
      <TimeLeft runner={runner} />
      <Banner isLive title={t('elsewhere')} tone="warning">
        <p className={plain}>{t('elsewhere_help')}</p>
        {step === 'failed' && <p className={plain}>{t('not_opened')}</p>}
        <Inline>
          <Button isBusy={step === 'opening'} onPress={open} variant="primary">
            {t('continue_here')}
          </Button>
        </Inline>
      </Banner>
    </Stack>
  )
}
