import { actions } from './guides/actions.ts'
import { charts } from './guides/charts.ts'
import { choices } from './guides/choices.ts'
import { data } from './guides/data.ts'
import { datesAndFigures } from './guides/dates-and-figures.ts'
import { feedback } from './guides/feedback.ts'
import { fields } from './guides/fields.ts'
import { layout } from './guides/layout.ts'
import { navigation } from './guides/navigation.ts'
import { overlays } from './guides/overlays.ts'
import { text } from './guides/text.ts'
import { widgets } from './guides/widgets.ts'
import { type KeyRow, keyTables } from './key-tables.ts'
import type { Guide, Guides } from './types.ts'

const groups: Readonly<Record<string, Guides>> = {
  Actions: actions,
  Fields: fields,
  Choices: choices,
  'Dates and figures': datesAndFigures,
  Navigation: navigation,
  Overlays: overlays,
  Feedback: feedback,
  Data: data,
  Charts: charts,
  Layout: layout,
  Text: text,
}

const all = [...Object.values(groups), widgets]

/** A component's guide, with its keys in one table. */
interface Guidelines extends Omit<Guide, 'keys'> {
  readonly keys: readonly KeyRow[]
}

/** The guide of a component, or undefined if it has none. */
export const guideOf = (name: string): Guidelines | undefined => {
  const guide = all.find(guides => name in guides)?.[name]
  if (!guide) return undefined
  // Removes rows that several tables share, such as Tab.
  return { ...guide, keys: [...new Set(guide.keys.flatMap((table): readonly KeyRow[] => keyTables[table]))] }
}

/** The component in a page title: `widgets/BudgetTable categories` is about `BudgetTable`. */
export const componentOf = (title: string): string => /(\w+)[^/]*$/.exec(title)?.[1] ?? ''

export const pageOf = (name: string): string => {
  if (name in widgets) return `?path=/docs/widgets-${name}--docs`.toLowerCase()
  const group = Object.keys(groups).find(one => name in (groups[one] ?? {})) ?? ''
  return `?path=/docs/ui-${group}-${name}--docs`.toLowerCase().replaceAll(' ', '-')
}
