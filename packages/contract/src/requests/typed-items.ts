import { itemDollars, itemTotal, type RequestLine } from './request-items.ts'

/** Figures of an item in a form. Null until typed. */
interface TypedFigures {
  readonly quantity: number | null
  readonly unit_price_minor: number | null
}

/** `budget_item_id` is empty until a line is chosen. */
interface ChargedItem extends TypedFigures {
  readonly budget_item_id: string
}

/** 0 until quantity and price are typed. */
export const typedTotal = ({ quantity, unit_price_minor }: TypedFigures): number =>
  quantity === null || unit_price_minor === null ? 0 : itemTotal({ quantity, unit_price_minor })

export const typedSum = (items: readonly TypedFigures[]): number =>
  items.reduce((sum, item) => sum + typedTotal(item), 0)

/** In US cents. Null without a rate. */
export const typedDollars = ({ quantity, unit_price_minor }: TypedFigures, rate: number | null): number | null => {
  if (rate === null) return null
  if (quantity === null || unit_price_minor === null) return 0
  return itemDollars({ quantity, unit_price_minor }, { usd_rate: rate, per_usd: null })
}

/** Balance of the item's line after all items on that line. Undefined without a line. */
export const balanceOf = (
  item: ChargedItem,
  items: readonly ChargedItem[],
  lines: readonly RequestLine[],
): number | undefined => {
  const line = lines.find(({ id }) => id === item.budget_item_id)
  return line && line.surplus_minor - typedSum(items.filter(one => one.budget_item_id === item.budget_item_id))
}
