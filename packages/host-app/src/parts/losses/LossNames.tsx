import type { Loss } from '@portal/contract/losses'
import { Isolate } from '@portal/ui/Isolate'
import { ScrollArea } from '@portal/ui/ScrollArea'
import { Text } from '@portal/ui/Text'
import { names } from './losses.css.ts'
import { useLossTexts } from './texts.ts'

interface LossNamesProps {
  /** What they are, and how many. */
  label: string
  of: Loss['held']
}

/** How many there are of something and their names, each with its project where several go. */
export const LossNames = ({ label, of: { count, names: named } }: LossNamesProps) => {
  const t = useLossTexts()
  return (
    <div>
      <Text weight="strong">{label}</Text>
      {named.length > 0 && (
        <ScrollArea height="small" label={label}>
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
  )
}
