import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Icon } from '@portal/ui/Icon'
import { useIsNarrow } from '@portal/ui/narrow'
import { useBlockTexts } from '../texts.ts'
import { opener, rest } from './Facts.css.ts'

/** As many as leave what belongs to the record in the first screen of a phone. */
const FIRST = 4

interface FactsProps {
  /** In the order of their weight. */
  facts: readonly Fact[]
  /** That something is looked for below them: on phones all but the weightiest are then folded away. */
  isFolded: boolean
}

/** The facts of a record; what is folded away on a phone is found by the browser's own search, too. */
export const Facts = ({ facts, isFolded }: FactsProps) => {
  const t = useBlockTexts()
  const isNarrow = useIsNarrow()
  // One line more or less is not worth a fold.
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
