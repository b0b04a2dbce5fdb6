import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { useAccountTexts, useProfileTexts } from '../../../core/texts/people.ts'
import { type Account, differing } from './conflict.ts'
import { useProfileValueText } from './value-text.ts'

interface ProfileConflictProps {
  /** The form's values, by name. */
  typed: Readonly<Record<string, string>>
  /** The saved version. */
  saved: Account
  /** Overwrites the saved version with the form's values. */
  onKeep: () => void
  /** Resets the form to the saved version. */
  onTake: () => void
}

/** Shows the fields in which two versions of a profile differ, and lets the person choose one. */
export const ProfileConflict = ({ typed, saved, onKeep, onTake }: ProfileConflictProps) => {
  const t = useAccountTexts()
  const field = useProfileTexts()
  const valueText = useProfileValueText()
  return (
    <>
      <Text weight="strong">{t('conflict.title')}</Text>
      <Text>{t('conflict.text')}</Text>
      <DataTable
        columns={[
          { id: 'field', header: t('conflict.field'), cell: ({ name }) => field(name) },
          { id: 'yours', header: t('conflict.yours'), cell: ({ name, yours }) => valueText(name, yours) },
          { id: 'theirs', header: t('conflict.theirs'), cell: ({ name, theirs }) => valueText(name, theirs) },
        ]}
        label={t('conflict.title')}
        rowKey={({ name }) => name}
        rows={differing(typed, saved)}
      />
      <Inline>
        <Button onPress={onKeep} size="small" variant="primary">
          {t('conflict.keep')}
        </Button>
        <Button onPress={onTake} size="small">
          {t('conflict.take')}
        </Button>
      </Inline>
    </>
  )
}
