const GLOSSARY = 'docs/glossary.md'
const LOCALE = /^(packages\/[^/]+\/src\/(?:[^/]+\/)*locales)\/en(?:\/(.+))?\.json$/
const MARKS = /[\u064B-\u0652\u0640]/g

const plain = text => text.replace(MARKS, '')
const forms = cell =>
  plain(cell)
    .split('/')
    .map(form => form.trim())
    .filter(Boolean)

const flat = (texts, before = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )

/** Matches a term and its plural: activity, activities; budget line, budget lines. */
const wordsOf = term => `${term.replace(/y$/, '(?:y|ies)')}s?`

const termsOf = ({ text }) =>
  text
    .split('\n')
    .filter(line => /^\| (?!English \|)/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, english, arabic, not]) => ({
      english,
      arabic: forms(arabic),
      not: forms(not).map(word => new RegExp(`(?<!\\p{L})(?:[وفبلك]|لل)?(?:ال)?${word}(?!\\p{L})`, 'u')),
      label: new RegExp(`^${wordsOf(english)}$`, 'i'),
      within: new RegExp(`\\b${wordsOf(english)}\\b`, 'i'),
    }))

const lineOfKey = (text, key) => {
  const at = text.split('\n').findIndex(line => line.includes(`"${key.split('.').at(-1)}":`))
  return at < 0 ? 1 : at + 1
}

const whyWrong = (terms, english, arabic) => {
  const own = plain(arabic)
  const label = terms.find(term => term.label.test(english) && !term.arabic.some(form => own.includes(form)))
  if (label) return `is '${english}', in Arabic '${label.arabic[0]}' (${GLOSSARY}), and not '${arabic}'.`
  for (const term of terms) {
    const found = term.within.test(english) && term.not.map(word => word.exec(own)?.[0]).find(Boolean)
    if (found) return `says '${found}' for '${term.english}'; ${GLOSSARY} has '${term.arabic[0]}'.`
  }
  return undefined
}

/** Reports Arabic texts that use another word for a term than the glossary. */
export const check = files => {
  const glossary = files.find(({ path }) => path === GLOSSARY)
  if (!glossary) return []
  const terms = termsOf(glossary)
  const byPath = new Map(files.map(file => [file.path, file]))
  return files.flatMap(({ path, text }) => {
    const [found, folder, namespace] = LOCALE.exec(path) ?? []
    const arabic = found && byPath.get(namespace ? `${folder}/ar/${namespace}.json` : `${folder}/ar.json`)
    if (!arabic) return []
    const own = new Map(flat(JSON.parse(arabic.text)))
    return flat(JSON.parse(text)).flatMap(([key, english]) => {
      const why = own.has(key) && whyWrong(terms, english, own.get(key))
      return why ? [{ path: arabic.path, line: lineOfKey(arabic.text, key), message: `'${key}' ${why}` }] : []
    })
  })
}
