import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { Isolate } from '@portal/ui/Isolate'
import { ScrollArea } from '@portal/ui/ScrollArea'
import { Text } from '@portal/ui/Text'
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'
import { names } from './deletion-impact.css.ts'

interface ImpactNamesProps {
  /** Kind of the records, with their number. */
  label: string
  of: DeletionImpact['blockers']
}

/** Number and names of affected records. Names include their project if several projects are affected. */
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
