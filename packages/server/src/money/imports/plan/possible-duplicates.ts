/** What identifies an expense, as far as that is known. */
export interface Posted {
  readonly item_id: string
  readonly date: string
  readonly amount_minor: number
  /** What was paid, where that was in another currency. */
  readonly original_currency?: string | null
  readonly original_minor?: number | null
  readonly description: string
  readonly reference?: string | null | undefined
}

/** A text as readers take it: case and spaces make no difference. */
const plain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const textsOf = (of: Posted) => ({ of, what: plain(of.description), voucher: plain(of.reference) })
type Texts = ReturnType<typeof textsOf>

/** By what was paid, where both say it: what that came to may have been converted by another rate. */
const isSameMoney = ({ of: one }: Texts, { of: other }: Texts) =>
  one.original_minor != null && other.original_minor != null
    ? one.original_minor === other.original_minor && one.original_currency === other.original_currency
    : one.amount_minor === other.amount_minor

const isSame = (one: Texts, other: Texts) => one.what === other.what && one.voucher === other.voucher

/** A voucher is one payment, whatever it is called; without two of them the description decides. */
const isLike = (one: Texts, other: Texts) =>
  one.voucher && other.voucher ? one.voucher === other.voucher : one.what === other.what

const placeOf = ({ item_id, date }: Posted) => `${item_id} ${date}`

/**
 * Which of these rows look as if they are among the expenses that are posted: same line, day and amount, and the same
 * reference or description. Each expense accounts for one row, and first for one that agrees with it in all, so that
 * what is twice in a file is not taken for posted where it is posted once.
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
