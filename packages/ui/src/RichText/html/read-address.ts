import { safeAddress } from './allowed.ts'

/** Normalises a typed address: `example.org` becomes a web link, and `a@b.org` an email link. */
export const readAddress = (written: string): string | undefined => {
  const text = written.trim()
  if (text === '' || /\s/.test(text)) return undefined
  const isEmail = /^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)
  const address = /^[a-z][\w+.-]*:(?!\d+(?:\/|$))/i.test(text) ? text : `${isEmail ? 'mailto:' : 'https://'}${text}`
  if (!safeAddress.test(address) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return isEmail || /^mailto:.+@/i.test(address) || /^localhost$|\../.test(hostname) ? address : undefined
}
