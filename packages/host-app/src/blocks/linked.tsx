import { Link } from '@portal/ui/Link'
import { Fragment, type ReactNode } from 'react'

/** A text whose `<name>words</name>` become links to `places[name]`, in a new tab so that nothing typed is left. */
export const linked = (text: string, places: Readonly<Record<string, string>>): ReactNode =>
  text.split(/(<\w+>.*?<\/\w+>)/).map(part => {
    const [, name = '', words] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? []
    const place = places[name]
    return (
      <Fragment key={part}>
        {place && words ? (
          <Link href={place} isExternal>
            {words}
          </Link>
        ) : (
          part
        )}
      </Fragment>
    )
  })
