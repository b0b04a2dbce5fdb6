import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { useProfileTexts } from '../../profiles/texts.ts'
import { useAccountTexts } from '../texts.ts'
import { type Account, differing } from './conflict.ts'
import { useValueText } from './value-text.ts'

interface ConflictProps {
  /** The values of the form, by name. */
  typed: Readonly<Record<string, string>>
  /** What is stored now. */
  saved: Account
  /** Stores what was typed over it. */
  onKeep: () => void
  /** Puts what is stored into the form. */
  onTake: () => void
}

/** Two versions of a profile side by side, where they differ, and the choice between them. */
export const Conflict = ({ typed, saved, onKeep, onTake }: ConflictProps) => {
  const t = useAccountTexts()
  const field = useProfileTexts()
  const valueText = useValueText()
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
