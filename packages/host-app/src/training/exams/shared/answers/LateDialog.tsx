import type { ListedResult } from '@portal/contract/training/exams/exam-marking'
import { readLateAnswers } from '@portal/contract/training/exams/late-answers'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Dialog } from '@portal/ui/Dialog'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { Loaded } from '../../../../blocks/feedback/Loaded.tsx'
import { WrittenInline } from '../../../../blocks/text/Written.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import { DecideForm, UndoForm } from './LateForms.tsx'
import { LateList } from './LateList.tsx'

interface LateDialogProps {
  /** ID of the attempt. */
  id: string
  /** The trainee. Null where names are hidden. */
  trainee: ListedResult['trainee']
  onClose: () => void
  /** Called after a decision. */
  onDecided: () => void
}

/** Late answers with texts and times, and the form to decide on them or undo the decision. */
export const LateDialog = ({ id, trainee, onClose, onDecided }: LateDialogProps) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const title = trainee ? t('late_of', { name: nameOf(trainee) }) : t('late')
  const done = () => {
    onClose()
    onDecided()
  }
  return (
    <Dialog isOpen onClose={onClose} size="large" title={title}>
      <Loaded placeholder={<Skeleton lines={6} />} read={useRead(readLateAnswers, { id })}>
        {({ data }) => (
          <Stack gap="large">
            <Text>
              {t('late_ended')} <DateText format="datetime" value={data.ended_at} />
            </Text>
            <LateList late={data} />
            {data.decision ? (
              <>
                <DescriptionList
                  facts={[
                    { label: t('late_decision'), value: t(`late_decisions.${data.decision.decision}`) },
                    ...(data.decision.reason
                      ? [{ label: t('late_reason'), value: <WrittenInline>{data.decision.reason}</WrittenInline> }]
                      : []),
                  ]}
                />
                <UndoForm id={id} onClose={onClose} onDone={done} />
              </>
            ) : (
              <DecideForm id={id} onClose={onClose} onDone={done} />
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}
