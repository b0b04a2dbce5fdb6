import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { RichTextView } from '@portal/ui/RichTextView'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import { activityTexts } from './shared/activity-form.ts'

/** The texts of an activity. Omits empty ones. */
export const ActivityOverview = ({ row }: { row: ActivityRecord }) => {
  const t = useActivityTexts()
  const { set } = useQuery()
  const written = activityTexts.filter(name => row[name])
  if (written.length === 0) {
    return (
      <EmptyState
        action={row.can.edit && <Button onPress={() => set({ act: 'edit' }, { isStep: true })}>{t('write')}</Button>}
        title={t('no_texts')}
      >
        {t('no_texts_text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="large" width="reading">
      {written.map(name => (
        <Section key={name} title={t(name)}>
          <RichTextView html={row[name]} />
        </Section>
      ))}
    </Stack>
  )
}
