import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is printing. Paper shows all rows. Only virtualised lists need this. */
export const usePrinting = (isAsked: boolean) => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [isAsked])
  return isAsked && isPrinting
}
