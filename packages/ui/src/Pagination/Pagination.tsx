import { useUiTexts } from '../locales/index.ts'
import { Place, Step } from './PageLinks.tsx'
import { brief, gap, line, list } from './Pagination.css.ts'
import { pagesToShow } from './pages.ts'

interface PaginationProps {
  /** What is paged, for those who listen. */
  label: string
  /** The present page, from 1. */
  page: number
  /** How many there are. */
  count: number
  /** The address of a page, so that it can be shared and gone back to. */
  hrefOf: (page: number) => string
}

/** Pages of a list whose length is known; an endless list takes DataTable's "load more". */
export const Pagination = ({ label, page, count, hrefOf }: PaginationProps) => {
  const t = useUiTexts()
  return (
    <nav aria-label={label} className={line}>
      <Step href={hrefOf(page - 1)} isBack isPossible={page > 1} />
      <ul className={list}>
        {pagesToShow(page, count).map((shown, index, all) => (
          <li key={shown === 'gap' ? `after ${all[index - 1]}` : shown}>
            {shown === 'gap' ? (
              <span className={gap}>…</span>
            ) : (
              <Place href={hrefOf(shown)} isCurrent={shown === page} number={shown} />
            )}
          </li>
        ))}
      </ul>
      <span className={brief}>{t('page_of', { page, count })}</span>
      <Step href={hrefOf(page + 1)} isBack={false} isPossible={page < count} />
    </nav>
  )
}
