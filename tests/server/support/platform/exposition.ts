export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
const LABEL = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)?\\})? (\\S+)(?: -?\\d+)?$`)
const NUMBER = /^(?:NaN|[+-]?Inf|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i
const ENDINGS = /_(?:bucket|sum|count)$/

const labelsOf = (text = ''): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value]))

/**
 * Parses Prometheus text format 0.0.4 strictly. Each line is a comment or a sample, each type precedes its samples, no
 * sample repeats, and the text ends with a line feed. Throws the first invalid line.
 */
export const readExposition = (text: string): readonly Sample[] => {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const types = new Map<string, string>()
  const seen = new Set<string>()
  const samples: Sample[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, type = '', kind = ''] = /^# TYPE (\S+) (counter|gauge|histogram|summary|untyped)$/.exec(line) ?? []
    if (type) types.set(type, kind)
    if (line.startsWith('#')) {
      if (!type && !/^# HELP \S+ ./.test(line)) throw new Error(line)
      continue
    }
    const [, name = '', labels, value = ''] = SAMPLE.exec(line) ?? []
    const key = line.slice(0, line.lastIndexOf(' '))
    const isTyped =
      types.has(name) ||
      types.get(name.replace(ENDINGS, '')) === 'histogram' ||
      /summary/.test(types.get(name.replace(ENDINGS, '')) ?? '')
    if (!name || !NUMBER.test(value) || !isTyped || seen.has(key)) throw new Error(line)
    seen.add(key)
    samples.push({ name, labels: labelsOf(labels), value: Number(value) })
  }
  return samples
}
