import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'

interface LineSumProps {
  amount: number
  currency: string
  /** Amount in US cents, if there is a rate. */
  dollars: number | undefined
  href?: string | undefined
}

/** A sum, optionally linked to its rows, above its dollar amount. */
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
