import { Link } from '@portal/ui/Link'
import type { TextKey, TextValues } from '@portal/ui/texts'
import { Fragment, type ReactElement } from 'react'
import { Trans } from 'react-i18next'
import { useNamespace } from './texts-of.tsx'

const linkTo = (href: string | undefined, isExternal: boolean): ReactElement =>
  href === undefined ? (
    <Fragment />
  ) : (
    // `Trans` replaces the children.
    <Link href={href} isExternal={isExternal}>
      {null}
    </Link>
  )

interface LinkedTextProps<Texts> {
  i18nKey: TextKey<Texts>
  /** The URL for each `<name>words</name>` in the text. Without a URL, the words are plain text. */
  links: Readonly<Record<string, string | undefined>>
  /** Opens links in new tabs, so that unsaved input stays. Default `false`. */
  isExternal?: boolean
  values?: TextValues
}

/** Creates the component for one namespace's texts that contain links. */
export const linkedTextOf =
  <Texts,>(namespace: string) =>
  ({ i18nKey, links, isExternal = false, values }: LinkedTextProps<Texts>) => {
    const t = useNamespace(namespace)
    const components = Object.fromEntries(Object.entries(links).map(([name, href]) => [name, linkTo(href, isExternal)]))
    return <Trans components={components} i18nKey={i18nKey} t={t} values={values} />
  }
