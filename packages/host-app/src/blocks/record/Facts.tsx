import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Icon } from '@portal/ui/Icon'
import { useIsNarrow } from '@portal/ui/narrow'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { opener, rest } from './Facts.css.ts'

/** Few enough to leave the record's content in a phone's first viewport. */
const FIRST = 4

interface FactsProps {
  /** Most important first. */
  facts: readonly Fact[]
  /** Whether content follows that people look for. On phones, all but the first facts are then collapsed. */
  isFolded: boolean
}

/** The facts of a record. Browser search also finds collapsed ones. */
export const Facts = ({ facts, isFolded }: FactsProps) => {
  const t = useBlockTexts()
  const isNarrow = useIsNarrow()
  // Collapsing a single line isn't worth it.
  if (!isFolded || !isNarrow || facts.length <= FIRST + 1) return <DescriptionList facts={facts} />
  return (
    <div>
      <DescriptionList facts={facts.slice(0, FIRST)} />
      <details>
        <summary className={opener}>
          {t('more_facts')}
          <Icon name="expand" size="small" />
        </summary>
        <div className={rest}>
          <DescriptionList facts={facts.slice(FIRST)} />
        </div>
      </details>
    </div>
  )
}
