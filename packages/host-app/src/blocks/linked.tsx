import { Link } from '@portal/ui/Link'
import { Fragment, type ReactNode } from 'react'

/**
 * A text whose `<name>words</name>` become links to `places[name]`, where there is one; in a new tab so that nothing
 * typed is left, unless there is nothing to leave.
 */
export const linked = (
  text: string,
  places: Readonly<Record<string, string | undefined>>,
  { hasNothingTyped = false } = {},
): ReactNode =>
  text.split(/(<\w+>.*?<\/\w+>)/).map(part => {
    const [, name = '', words] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? []
    const place = places[name]
    return (
      <Fragment key={part}>
        {place && words ? (
          <Link href={place} isExternal={!hasNothingTyped}>
            {words}
          </Link>
        ) : (
          (words ?? part)
        )}
      </Fragment>
    )
  })
