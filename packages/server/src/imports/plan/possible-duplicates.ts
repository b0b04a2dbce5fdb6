/** What identifies an expense, as far as that is known. */
export interface Posted {
  readonly item_id: string
  readonly date: string
  readonly amount_minor: number
  readonly description: string
  readonly reference?: string | null | undefined
}

/** A text as readers take it: case and spaces make no difference. */
const plain = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

const textsOf = ({ description, reference }: Posted) => ({ what: plain(description), voucher: plain(reference) })
type Texts = ReturnType<typeof textsOf>

const isSame = (one: Texts, other: Texts) => one.what === other.what && one.voucher === other.voucher

/** A voucher is one payment, whatever it is called; without two of them the description decides. */
const isLike = (one: Texts, other: Texts) =>
  one.voucher && other.voucher ? one.voucher === other.voucher : one.what === other.what

const moneyOf = ({ item_id, date, amount_minor }: Posted) => `${item_id} ${date} ${amount_minor}`

/**
 * Which of these rows look as if they are among the expenses that are posted: same line, day and amount, and the same
 * reference or description. Each expense accounts for one row, and first for one that agrees with it in all, so that
 * what is twice in a file is not taken for posted where it is posted once.
 */
export const possibleDuplicatesIn = <Row extends Posted>(
  rows: readonly Row[],
  posted: readonly Posted[],
): ReadonlySet<Row> => {
  const left = new Map([...Map.groupBy(posted, moneyOf)].map(([money, of]) => [money, of.map(textsOf)]))
  const duplicates = new Set<Row>()
  for (const agree of [isSame, isLike])
    for (const row of rows) {
      const candidates = (!duplicates.has(row) && left.get(moneyOf(row))) || []
      const texts = textsOf(row)
      const at = candidates.findIndex(one => agree(one, texts))
      if (at < 0) continue
      candidates.splice(at, 1)
      duplicates.add(row)
    }
  return duplicates
}
