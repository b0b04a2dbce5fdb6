import { isLoopback } from '@portal/contract/core/api/call'
import type { Finding } from '@portal/contract/partners/partner-checks'
import { scopeOf } from '@portal/contract/partners/widget-scopes'
import type { PartnerRow } from '../schema.ts'
import { allowsAddress, decidingIn, type Policy, policiesIn, withSource } from './policy.ts'
import type { ReadPage } from './read-page.ts'
import { type LoaderTag, type PlacedWidget, tagsIn } from './tags.ts'

/** The part of a site that checks need. */
export type CheckedSite = Pick<PartnerRow, 'key' | 'former_key' | 'origins' | 'widgets'>

const isSafe = ({ protocol, hostname }: URL) => protocol === 'https:' || isLoopback(hostname)

const ofPlace = ({ url, status, headers, isCut }: ReadPage, { origins }: CheckedSite, portal: string): Finding[] => [
  ...(status < 200 || status > 299 ? [{ code: 'page_status', value: String(status) } as const] : []),
  ...(/html/.test(headers['content-type'] ?? '') ? [] : [{ code: 'page_no_html' } as const]),
  ...(isSafe(url) ? [] : [{ code: 'page_insecure' } as const]),
  origins.includes(url.origin)
    ? { code: 'origin_listed' }
    : { code: 'origin_missing', value: url.origin, add: url.origin },
  ...(portal.startsWith('https:') ? [] : [{ code: 'portal_insecure' } as const]),
  ...(isCut ? [{ code: 'page_cut' } as const] : []),
]

/** Findings about a widget's own tag, or about the frame that it requested. */
export const ofWidget = ({ widget, name, site, subject }: PlacedWidget, own: CheckedSite): Finding[] => {
  const key = (): Finding => {
    if (!site) return { code: 'key_missing', value: name, add: own.key }
    if (site === own.key) return { code: 'key_current' }
    return { code: site === own.former_key ? 'key_former' : 'key_unknown', value: site, add: own.key }
  }
  if (!widget) return [{ code: 'widget_unknown', value: name }]
  return [
    key(),
    ...(own.widgets.includes(widget) ? [] : [{ code: 'widget_refused', value: widget } as const]),
    ...(scopeOf(widget, subject) ? [] : [{ code: 'subject_wrong', value: widget } as const]),
  ]
}

const ofTags = (loaders: readonly LoaderTag[], placed: readonly PlacedWidget[], own: CheckedSite, portal: string) => {
  const script = `<script async src="${portal}/embed/v1.js"></script>`
  const [first = 'complaint'] = own.widgets
  const whole = script.replace('></', ` data-widget="${first}" data-site="${own.key}"></`)
  const findings: Finding[] = []
  if (loaders.length === 0 && placed.length === 0) findings.push({ code: 'tag_missing', add: whole })
  else if (loaders.length === 0) findings.push({ code: 'script_missing', add: script })
  else if (placed.length === 0) findings.push({ code: 'element_missing', add: whole })
  else findings.push({ code: 'tag_found' })
  return [...findings, ...placed.flatMap(one => ofWidget(one, own))]
}

const scriptNames = ['script-src-elem', 'script-src', 'default-src']
const frameNames = ['frame-src', 'child-src', 'default-src']
const needed = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups']

const ofScript = (policy: Policy, loaders: readonly LoaderTag[], page: URL, portal: string): Finding[] => {
  const deciding = decidingIn(policy, scriptNames)
  if (!deciding) return []
  const { name, sources } = deciding
  // Without a loader tag, checks the standard one.
  const tags =
    loaders.length > 0 ? loaders : [{ url: new URL(`${portal}/embed/v1.js`), nonce: undefined, integrity: undefined }]
  const isStrict = sources.includes("'strict-dynamic'")
  const passes = ({ url, nonce, integrity }: LoaderTag) => {
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
    if (integrity?.split(/\s+/).every(hash => sources.includes(`'${hash}'`))) return true
    const rest = new URL('/embed/assets/panel.js', portal)
    return !isStrict && [url, rest].every(one => allowsAddress(sources, one, page))
  }
  if (tags.every(passes)) return []
  if (isStrict) return [{ code: 'nonce_missing' }]
  const directive = name === 'default-src' ? 'script-src' : name
  return [{ code: 'script_blocked', value: [name, ...sources].join(' '), add: withSource(directive, sources, portal) }]
}

const ofFrame = (policy: Policy, page: URL, portal: string): Finding[] => {
  const deciding = decidingIn(policy, frameNames)
  if (!deciding || allowsAddress(deciding.sources, new URL('/embed/', portal), page)) return []
  const { name, sources } = deciding
  const directive = name === 'default-src' ? 'frame-src' : name
  return [{ code: 'frame_blocked', value: [name, ...sources].join(' '), add: withSource(directive, sources, portal) }]
}

const ofSandbox = (policy: Policy): Finding[] => {
  const given = policy.get('sandbox')
  const missing = given ? needed.filter(token => !given.includes(token)) : []
  return missing.length > 0
    ? [{ code: 'sandboxed', value: missing.join(' '), add: ['sandbox', ...(given ?? []), ...missing].join(' ') }]
    : []
}

const textOf = (header: string | readonly string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : String(header ?? '')

/** Findings about a fetched page: what blocks a site's widgets, and what is in order. Without duplicates. */
export const findingsOn = (read: ReadPage, own: CheckedSite, portal: string): Finding[] => {
  const { url, headers, html } = read
  const { loaders, placed, policies } = tagsIn(html, url, portal)
  const all = [...policiesIn(textOf(headers['content-security-policy'])), ...policies]
  const hindrances = all.flatMap(policy => [
    ...ofScript(policy, loaders, url, portal),
    ...ofFrame(policy, url, portal),
    ...ofSandbox(policy),
  ])
  const isIsolated =
    textOf(headers['cross-origin-opener-policy']).startsWith('same-origin') &&
    !textOf(headers['cross-origin-opener-policy']).startsWith('same-origin-allow-popups')
  const findings: Finding[] = [
    ...ofPlace(read, own, portal),
    ...ofTags(loaders, placed, own, portal),
    ...(hindrances.length > 0 ? hindrances : [{ code: 'policy_passes' } as const]),
    ...(isIsolated
      ? [{ code: 'opener_isolated', add: 'Cross-Origin-Opener-Policy: same-origin-allow-popups' } as const]
      : []),
  ]
  return [...new Map(findings.map(one => [JSON.stringify(one), one])).values()]
}
