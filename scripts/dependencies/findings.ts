const RANKS = ['critical', 'high', 'moderate', 'low', 'info']

/** A package of `npm audit --json`. `via` contains advisories and names of other vulnerable packages. */
interface Vulnerability {
  readonly name: string
  readonly range: string
  readonly severity: string
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string }
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
  readonly message?: string
  readonly error?: { readonly code?: string; readonly summary?: string }
}

const causeOf = (cause: Vulnerability['via'][number]) =>
  typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`

const fixOf = (fix: Vulnerability['fixAvailable']) => {
  if (typeof fix === 'object') return `fixed by ${fix.name} ${fix.version}`
  return fix ? 'fixed by npm update' : 'no fix yet'
}

const parse = (text: string): Report => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** One line per vulnerable package in `npm audit --json`, worst first, or why the registry didn't answer. */
export const findingsOf = (output: string): { readonly unanswered: string; readonly lines: readonly string[] } => {
  const { vulnerabilities, message, error } = parse(output)
  if (!vulnerabilities) return { unanswered: message || error?.summary || error?.code || 'nothing', lines: [] }
  const found = Object.values(vulnerabilities).sort((a, b) => RANKS.indexOf(a.severity) - RANKS.indexOf(b.severity))
  const lines = found.map(
    ({ name, range, severity, via, fixAvailable }) =>
      `${severity}: ${name} ${range}: ${via.map(causeOf).join('; ')} (${fixOf(fixAvailable)})`,
  )
  return { unanswered: '', lines }
}
