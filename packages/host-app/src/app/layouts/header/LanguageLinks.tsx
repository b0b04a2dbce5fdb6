import { Button } from '@portal/ui/Button'
import { languages } from './LanguageLinks.css.ts'
import { useLanguageChoices } from './language-choices.ts'

/**
 * The languages as links rather than a menu. Guests may not be able to read the current language, and a menu would add
 * 40 kB.
 */
export const LanguageLinks = () => {
  const { label, items, onAction } = useLanguageChoices(['en', 'ar', 'tr'])
  return (
    <nav aria-label={label} className={languages}>
      {items.map(({ id, label: name, isCurrent }) => (
        <span aria-current={isCurrent ? 'true' : undefined} key={id} lang={id}>
          <Button isDisabled={isCurrent} onPress={() => onAction(id)} size="small" variant="quiet">
            {name}
          </Button>
        </span>
      ))}
    </nav>
  )
}
