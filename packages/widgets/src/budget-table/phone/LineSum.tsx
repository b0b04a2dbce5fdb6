import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'

interface LineSumProps {
  amount: number
  currency: string
  /** The same in cents, where there is a rate. */
  dollars: number | undefined
  /** Where the rows are that sum to it. */
  href?: string | undefined
}

/** A sum, which may open its rows, over the same in dollars. */
export const LineSum = ({ amount, currency, dollars, href }: LineSumProps) => {
  const money = <Money amount={amount} currency={currency} />
  return (
    <>
      {href ? <Link href={href}>{money}</Link> : money}
      {dollars !== undefined && (
        <>
          {' '}
          <Money amount={dollars} look="quiet" />
        </>
      )}
    </>
  )
}
