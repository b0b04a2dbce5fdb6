/** Directives of one Content Security Policy, with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Parses policies. A header may contain several, separated by commas, and a page must satisfy all of them. */
export const policiesIn = (text: string): Policy[] =>
  text.split(',').flatMap(one => {
    const directives = new Map<string, readonly string[]>()
    for (const part of one.split(';')) {
      const [name, ...sources] = part.trim().split(/\s+/)
      const known = name?.toLowerCase()
      // The first directive of a name applies. Browsers ignore repeats.
      if (known && !directives.has(known)) directives.set(known, sources)
    }
    return directives.size > 0 ? [directives] : []
  })

/** The directive that applies, with its sources. */
export interface Deciding {
  readonly name: string
  readonly sources: readonly string[]
}

/** The first of these directives that a policy has, or undefined if it has none of them. */
export const decidingIn = (policy: Policy, names: readonly string[]): Deciding | undefined => {
  for (const name of names) {
    const sources = policy.get(name)
    if (sources) return { name, sources }
  }
  return undefined
}

const HOST = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/i

const usualPort = (protocol: string) => (protocol === 'https:' ? '443' : '80')

const isScheme = (given: string, url: URL) =>
  url.protocol === `${given}:` || (given === 'http' && url.protocol === 'https:')

const isHost = (given: string, hostname: string) => {
  if (given === '*') return true
  return given.startsWith('*.') ? hostname.endsWith(given.slice(1)) : given === hostname
}

const isPath = (given: string | undefined, path: string) => {
  if (!given) return true
  return given.endsWith('/') ? path.startsWith(given) : given === path
}

const isSource = (source: string, url: URL, page: URL): boolean => {
  if (source === '*') return true
  if (source.toLowerCase() === "'self'") return url.origin === page.origin
  const [, scheme] = /^([a-z][a-z0-9+.-]*):$/i.exec(source) ?? []
  if (scheme) return isScheme(scheme.toLowerCase(), url)
  const [, given, host, port, path] = HOST.exec(source) ?? []
  if (!host || !isScheme((given ?? page.protocol.slice(0, -1)).toLowerCase(), url)) return false
  const own = url.port || usualPort(url.protocol)
  const isPort = port === '*' || own === (port ?? usualPort(url.protocol))
  return isPort && isHost(host.toLowerCase(), url.hostname) && isPath(path, url.pathname)
}

/** Whether a source list allows a page to load a URL. */
export const allowsAddress = (sources: readonly string[], url: URL, page: URL): boolean =>
  sources.some(source => isSource(source, url, page))

/** The directive with an added source, as the policy needs it. Drops `'none'`, which must be the only source. */
export const withSource = (name: string, sources: readonly string[], source: string): string =>
  [name, ...sources.filter(one => one.toLowerCase() !== "'none'"), source].join(' ')
