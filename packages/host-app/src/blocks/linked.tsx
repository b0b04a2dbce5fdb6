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
  [...text.matchAll(/<(\w+)>(.*?)<\/\w+>|<|[^<]+/g)].map(({ 0: part, 1: name = '', 2: words, index }) => {
    const place = places[name]
    return (
      // Where it stands in the text: the same words may come twice.
      <Fragment key={index}>
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
