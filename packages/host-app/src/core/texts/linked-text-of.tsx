import { Link } from '@portal/ui/Link'
import type { TextKey, TextValues } from '@portal/ui/texts'
import { Fragment, type ReactElement } from 'react'
import { Trans } from 'react-i18next'
import { useNamespace } from './texts-of.tsx'

const linkTo = (href: string | undefined, isExternal: boolean): ReactElement =>
  href === undefined ? (
    <Fragment />
  ) : (
    // Trans puts the words in.
    <Link href={href} isExternal={isExternal}>
      {null}
    </Link>
  )

interface LinkedTextProps<Texts> {
  i18nKey: TextKey<Texts>
  /** Where each `<name>words</name>` of the text links to; without an address its words are plain text. */
  links: Readonly<Record<string, string | undefined>>
  /** Opens them in new tabs, so that nothing typed is left. Default `false`. */
  isExternal?: boolean
  values?: TextValues
}

/** Makes the component of one namespace for texts with links in them. */
export const linkedTextOf =
  <Texts,>(namespace: string) =>
  ({ i18nKey, links, isExternal = false, values }: LinkedTextProps<Texts>) => {
    const t = useNamespace(namespace)
    const components = Object.fromEntries(Object.entries(links).map(([name, href]) => [name, linkTo(href, isExternal)]))
    return <Trans components={components} i18nKey={i18nKey} t={t} values={values} />
  }
