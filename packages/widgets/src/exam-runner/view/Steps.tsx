import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { memo } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamState, ExamStore } from '../store/exam-store.ts'

interface StepsProps {
  layout: ExamState['layout']
  /** From 0. */
  current: number
  count: number
  store: ExamStore
}

/** The way back, on, and to the review. Not rendered again with each key. */
export const Steps = memo(({ layout, current, count, store }: StepsProps) => {
  const t = useExamTexts()
  const isLast = current >= count - 1
  return (
    <Inline spread="between">
      {layout === 'one' ? (
        <Inline>
          <Button isDisabled={current === 0} onPress={() => store.goTo(current - 1)}>
            {t('previous')}
          </Button>
          <Button
            isDisabled={isLast}
            onPress={() => store.goTo(current + 1)}
            variant={isLast ? 'secondary' : 'primary'}
          >
            {t('next')}
          </Button>
        </Inline>
      ) : (
        <span />
      )}
      <Button onPress={store.review} variant={isLast || layout === 'all' ? 'primary' : 'secondary'}>
        {t('review')}
      </Button>
    </Inline>
  )
})
