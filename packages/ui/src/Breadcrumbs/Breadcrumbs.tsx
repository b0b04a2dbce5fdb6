import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { chevron } from '../Icon/paths.ts'
import { Link } from '../Link/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { crumb, list } from './Breadcrumbs.css.ts'

export interface Crumb {
  readonly label: string
  readonly href: string
}

export interface BreadcrumbsProps extends ElementProps {
  /** The path from the top level. The page itself is the title, not a crumb. */
  crumbs: readonly Crumb[]
}

/** The page's position in the hierarchy, shown above its title. */
export const Breadcrumbs = ({ crumbs, ...element }: BreadcrumbsProps) => {
  const t = useUiTexts()
  return (
    <nav aria-label={t('breadcrumb')} {...element}>
      <ol className={list}>
        {crumbs.map(({ label, href }, index) => (
          <li className={crumb} key={href}>
            {index > 0 && <Glyph mirrors path={chevron} size="small" />}
            <Link href={href} variant="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
