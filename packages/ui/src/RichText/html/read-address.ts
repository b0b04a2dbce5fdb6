import { safeAddress } from './allowed.ts'

/** Reads what people write as an address: `example.org` is a page, `a@b.org` an email; else nothing. */
export const readAddress = (written: string): string | undefined => {
  const text = written.trim()
  if (text === '' || /\s/.test(text)) return undefined
  const isEmail = /^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)
  const address = /^[a-z][\w+.-]*:(?!\d+(?:\/|$))/i.test(text) ? text : `${isEmail ? 'mailto:' : 'https://'}${text}`
  if (!safeAddress.test(address) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return isEmail || /^mailto:.+@/i.test(address) || /^localhost$|\../.test(hostname) ? address : undefined
}
