/** The fields that identify an expense, as far as they are known. */
export interface Posted {
  readonly item_id: string
  readonly date: string
  readonly amount_minor: number
  /** The amount paid, if it was paid in another currency. */
  readonly original_currency?: string | null
  readonly original_minor?: number | null
  readonly description: string
  readonly reference?: string | null | undefined
}

/** Normalises a text for comparison. Ignores case and extra spaces. */
const plain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const textsOf = (of: Posted) => ({ of, what: plain(of.description), voucher: plain(of.reference) })
type Texts = ReturnType<typeof textsOf>

/** Compares amounts paid if both have one, because conversion rates may differ. Otherwise compares booked amounts. */
const isSameMoney = ({ of: one }: Texts, { of: other }: Texts) =>
  one.original_minor != null && other.original_minor != null
    ? one.original_minor === other.original_minor && one.original_currency === other.original_currency
    : one.amount_minor === other.amount_minor

const isSame = (one: Texts, other: Texts) => one.what === other.what && one.voucher === other.voucher

/** A voucher identifies a payment, whatever its description. Unless both have a voucher, compares descriptions. */
const isLike = (one: Texts, other: Texts) =>
  one.voucher && other.voucher ? one.voucher === other.voucher : one.what === other.what

const placeOf = ({ item_id, date }: Posted) => `${item_id} ${date}`

/**
 * Rows that may have been posted before: same line, day, and amount, and the same reference or description. Each
 * expense accounts for one row only, so a row that occurs twice isn't a duplicate twice. Full matches come first.
 */
export const possibleDuplicatesIn = <Row extends Posted>(
  rows: readonly Row[],
  posted: readonly Posted[],
): ReadonlySet<Row> => {
  const left = new Map([...Map.groupBy(posted, placeOf)].map(([place, of]) => [place, of.map(textsOf)]))
  const duplicates = new Set<Row>()
  for (const agree of [isSame, isLike])
    for (const row of rows) {
      const candidates = (!duplicates.has(row) && left.get(placeOf(row))) || []
      const texts = textsOf(row)
      const at = candidates.findIndex(one => isSameMoney(one, texts) && agree(one, texts))
      if (at < 0) continue
      candidates.splice(at, 1)
      duplicates.add(row)
    }
  return duplicates
}
