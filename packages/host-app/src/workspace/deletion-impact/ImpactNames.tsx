import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { Isolate } from '@portal/ui/Isolate'
import { ScrollArea } from '@portal/ui/ScrollArea'
import { Text } from '@portal/ui/Text'
import { names } from './deletion-impact.css.ts'
import { useDeletionImpactTexts } from './texts.ts'

interface ImpactNamesProps {
  /** What they are, and how many. */
  label: string
  of: DeletionImpact['blockers']
}

/** How many there are of something and their names, each with its project where several go. */
export const ImpactNames = ({ label, of: { count, names: named } }: ImpactNamesProps) => {
  const t = useDeletionImpactTexts()
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
