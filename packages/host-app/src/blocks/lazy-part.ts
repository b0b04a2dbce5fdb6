import { type ComponentType, lazy } from 'react'
import { needTexts } from '../texts/texts.ts'

/** A part of a screen that comes with its texts when it is first shown; wants a Suspense around it. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>, ...texts: readonly string[]) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), needTexts(...texts)])
    return part
  })
