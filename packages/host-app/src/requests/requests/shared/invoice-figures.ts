import { formatMoney } from '@portal/ui/Money'

/** Figures of a request line, in minor units of the request's currency. */
interface Figures {
  readonly approved_minor: number
  readonly invoiced_minor: number
  readonly open_minor: number
  readonly most_minor: number
}

/** Text values of a request line's figures, shown above the amount of an invoice. */
export const invoiceFigures = (line: Figures, currency: string) => {
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    approved: money(line.approved_minor),
    invoiced: money(line.invoiced_minor),
    open: money(line.open_minor),
    most: money(line.most_minor),
  }
}
