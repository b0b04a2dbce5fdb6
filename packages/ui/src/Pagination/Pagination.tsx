import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { chevron } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { PageLink } from './PageLink.tsx'
import { back, brief, gap, line, list, words } from './Pagination.css.ts'

const SLOTS = 7

const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)

/**
 * The page numbers to show: first, last, and those around the current one. `gap` stands for omitted pages. There are
 * always seven slots, so that nothing moves under the pointer.
 */
export const pagesToShow = (page: number, count: number): (number | 'gap')[] => {
  if (count <= SLOTS) return from(1, count)
  if (page <= 4) return [...from(1, 5), 'gap', count]
  if (page >= count - 3) return [1, 'gap', ...from(count - 4, 5)]
  return [1, 'gap', ...from(page - 1, 3), 'gap', count]
}

export interface PaginationProps extends ElementProps {
  /** The list's name, for screen readers. */
  label: string
  /** The current page, from 1. */
  page: number
  /** The number of pages. */
  count: number
  /** Returns a page's address, so that users can share it and go back. */
  hrefOf?: (page: number) => string
  /** Called with the page number if pages have no address, such as in a dialog. Default none. */
  onSelect?: (page: number) => void
}

/** Page links for a list of known length. For endless lists, use DataTable's `more`. */
export const Pagination = ({ label, page, count, hrefOf, onSelect, ...element }: PaginationProps) => {
  const t = useUiTexts()
  const way = { hrefOf, onSelect }
  return (
    <nav aria-label={label} className={line} {...element}>
      <PageLink {...way} isDisabled={page <= 1} page={page - 1} rel="prev">
        <span className={back}>
          <Glyph mirrors path={chevron} size="small" />
        </span>
        <span className={words}>{t('previous_page')}</span>
      </PageLink>
      <ol className={list}>
        {pagesToShow(page, count).map((shown, index, all) => (
          <li className={plain} key={shown === 'gap' ? `after ${all[index - 1]}` : shown}>
            {shown === 'gap' ? (
              <span className={gap}>…</span>
            ) : (
              <PageLink {...way} isCurrent={shown === page} label={t('page_number', { number: shown })} page={shown}>
                {shown}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <span className={brief}>{t('page_of', { page, total: count })}</span>
      <PageLink {...way} isDisabled={page >= count} page={page + 1} rel="next">
        <span className={words}>{t('next_page')}</span>
        <Glyph mirrors path={chevron} size="small" />
      </PageLink>
    </nav>
  )
}
