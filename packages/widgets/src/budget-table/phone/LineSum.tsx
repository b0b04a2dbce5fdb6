import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'

interface LineSumProps {
  amount: number
  currency: string
  /** Where the rows stand that sum to it. */
  href: string | undefined
}

/** A sum of a line, which opens its rows. */
export const LineSum = ({ amount, currency, href }: LineSumProps) => {
  const money = <Money amount={amount} currency={currency} />
  return href ? <Link href={href}>{money}</Link> : money
}
