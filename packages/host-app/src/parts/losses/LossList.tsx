import type { Loss } from '@portal/contract/losses'
import { Button } from '@portal/ui/Button'
import { Isolate } from '@portal/ui/Isolate'
import { ScrollArea } from '@portal/ui/ScrollArea'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { names } from './losses.css.ts'
import { useLossTexts } from './texts.ts'

interface LossListProps {
  loss: Loss
  /** Whether every name is listed, or only the first of each kind. */
  isWhole: boolean
  /** Whether names are being read. */
  isReading: boolean
  onToggleNames: () => void
}

/** Exactly what goes with a record: how many of each kind, and their names; where there are many, all if one asks. */
export const LossList = ({ loss, isWhole, isReading, onToggleNames }: LossListProps) => {
  const t = useLossTexts()
  const lacks = loss.goes.some(({ count, names: named }) => named.length > 0 && named.length < count)
  if (loss.goes.length === 0) return <Text>{t('nothing_else')}</Text>
  return (
    <Stack gap="small">
      <Text>{t('goes_too')}</Text>
      {loss.goes.map(({ kind, count, names: named }) => (
        <div key={kind}>
          <Text weight="strong">{t(`kinds.${kind}`, { count })}</Text>
          {named.length > 0 && (
            <ScrollArea height="small" label={t(`kinds.${kind}`, { count })}>
              <ul className={names}>
                {named.map(({ id, name, of }) => (
                  <li key={id}>
                    {of !== null && (
                      <>
                        <Isolate direction="auto">{of}</Isolate>
                        {' · '}
                      </>
                    )}
                    <Isolate direction="auto">{name}</Isolate>
                  </li>
                ))}
                {named.length < count && <li>{t('more', { count: count - named.length })}</li>}
              </ul>
            </ScrollArea>
          )}
        </div>
      ))}
      {(lacks || isWhole) && (
        <div>
          <Button isBusy={isReading} onPress={onToggleNames} size="small">
            {t(isWhole ? 'first_names' : 'all_names')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
