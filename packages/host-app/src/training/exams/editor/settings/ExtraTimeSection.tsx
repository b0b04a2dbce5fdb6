import { type ExtraTime as Given, listExtraTime } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { Loaded } from '../../../../blocks/feedback/Loaded.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import { ExtraTimeForm } from './ExtraTimeForm.tsx'

export const ExtraTimeSection = ({ examId }: { examId: string }) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const read = useRead(listExtraTime, { id: examId })
  const [edited, setEdited] = useState<Given | 'new'>()
  const stop = () => {
    setEdited(undefined)
    void read.mutate()
  }
  const columns: readonly Column<Given>[] = [
    { id: 'trainee', header: t('trainee'), primary: true, width: 'wide', cell: nameOf },
    { id: 'minutes', header: t('extra_time'), cell: ({ minutes }) => t('minutes', { count: minutes }) },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason },
    {
      id: 'edit',
      header: t('edit'),
      cell: row =>
        row.can.set && (
          <Button onPress={() => setEdited(row)} size="small" variant="quiet">
            {t('edit')}
          </Button>
        ),
    },
  ]
  const given = (trainees: readonly Given[]) => (
    <Stack>
      {trainees.length === 0 ? (
        <Text tone="muted">{t('no_extra_time')}</Text>
      ) : (
        <DataTable columns={columns} label={t('extra_time')} rowKey={({ id }) => id} rows={trainees} />
      )}
      <Inline>
        <Button onPress={() => setEdited('new')}>{t('give_extra_time')}</Button>
      </Inline>
    </Stack>
  )
  return (
    <Section help={t('extra_time_help')} title={t('extra_time')}>
      <Loaded placeholder={<Skeleton lines={2} shape="row" />} read={read}>
        {({ data }) =>
          edited ? (
            <ExtraTimeForm
              examId={examId}
              onDone={stop}
              trainee={edited === 'new' ? undefined : edited}
              trainees={data}
            />
          ) : (
            given(data.filter(({ minutes }) => minutes > 0))
          )
        }
      </Loaded>
    </Section>
  )
}
