import type { Loss } from '@portal/contract/losses'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { names } from './losses.css.ts'
import { useLossTexts } from './texts.ts'

/** Exactly what goes with a record: how many of each kind, and their names. */
export const LossList = ({ loss }: { loss: Loss }) => {
  const t = useLossTexts()
  if (loss.goes.length === 0) return <Text>{t('nothing_else')}</Text>
  return (
    <Stack gap="small">
      <Text>{t('goes_too')}</Text>
      {loss.goes.map(({ kind, count, names: named }) => (
        <div key={kind}>
          <Text weight="strong">{t(`kinds.${kind}`, { count })}</Text>
          {named.length > 0 && (
            <ul className={names}>
              {named.map(name => (
                <li key={name}>
                  <Isolate direction="auto">{name}</Isolate>
                </li>
              ))}
              {named.length < count && <li>{t('more', { count: count - named.length })}</li>}
            </ul>
          )}
        </div>
      ))}
    </Stack>
  )
}
