import { Glyph } from '../Icon/Glyph.tsx'
import { chevron } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { useLinkClick } from '../UiProvider/navigate.ts'
import { back, place, words } from './Pagination.css.ts'

interface StepProps {
  href: string
  isPossible: boolean
  isBack: boolean
}

/** The link to the page before or after. */
export const Step = ({ href, isPossible, isBack }: StepProps) => {
  const t = useUiTexts()
  const follow = useLinkClick(href)
  const sign = (
    <span className={isBack ? back : undefined}>
      <Glyph mirrors path={chevron} size="small" />
    </span>
  )
  return (
    <a
      aria-disabled={isPossible ? undefined : true}
      className={place}
      href={isPossible ? href : undefined}
      onClick={isPossible ? follow : undefined}
      rel={isBack ? 'prev' : 'next'}
    >
      {isBack && sign}
      <span className={words}>{t(isBack ? 'previous_page' : 'next_page')}</span>
      {!isBack && sign}
    </a>
  )
}

/** The link to one page by its number. */
export const Place = ({ number, href, isCurrent }: { number: number; href: string; isCurrent: boolean }) => {
  const t = useUiTexts()
  const follow = useLinkClick(href)
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('page_number', { number })}
      className={place}
      href={href}
      onClick={follow}
    >
      {number}
    </a>
  )
}
