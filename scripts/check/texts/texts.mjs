import { isCode, parse, walk } from '../source.mjs'
import { baseOf, countedIn, isNeverChosen, mayLackNumber, owedIn } from './plurals.mjs'

const LOCALE = /^(packages\/[^/]+\/src\/locales)\/(en|ar|tr)\/((?:[a-z]+\/)?[^/]+)\.json$/
/** Emails of the server, in the two languages that have texts. */
const MAIL = /^(packages\/server\/src\/.+\/locales)\/(en|ar)\.json$/
/** Names, formats, and units that Arabic texts write in Latin letters. */
const LATIN_IN_ARABIC = new Set(
  'IBM PDF JPEG PNG WebP XLSX CSV JSON USD EUR TRY SYP TL UTF BE Windows MB GB KB URL API CSP SRI HTML CSS SMTP S3 HTTPS IATI XML ID OK English Türkçe WCAG AA axe JAWS VoiceOver TalkBack Chromium Firefox'.split(
    ' ',
  ),
)
/** Placeholders of the number that selects the plural form, raw and formatted. */
const NUMBERS = ['count', 'shown']

const flat = (texts, before = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )

const placeholders = text => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort()
const lineOfKey = (text, key) => {
  const at = text.split('\n').findIndex(line => line.includes(`"${key.split('.').at(-1)}":`))
  return at < 0 ? 1 : at + 1
}

const englishIn = text =>
  (
    text
      .replace(/\{\{[^}]*\}\}|[\w.+-]+@[\w.-]+|https?:\/\/\S+|<\/?\w+>|#\w+/g, ' ')
      .match(/[A-Za-zÀ-ÿğşİı]{2,}\d*/g) ?? []
  ).filter(word => !LATIN_IN_ARABIC.has(word))

const compare = (english, arabic) => {
  const own = new Map(flat(JSON.parse(arabic.text)))
  const source = flat(JSON.parse(english.text))
  const texts = new Map(source)
  const counted = countedIn([...texts.keys()], [...own.keys()])
  const owed = owedIn('ar', [...texts.keys()], counted)
  const at = (file, key, why) => ({ path: file.path, line: lineOfKey(file.text, key), message: `'${key}' ${why}` })
  const modelOf = key => (counted.has(baseOf(key)) ? texts.get(`${baseOf(key)}_other`) : texts.get(key)) ?? ''
  return [
    ...[...owed].filter(key => !own.has(key)).map(key => at(arabic, key, 'is missing. Arabic has to be complete.')),
    ...[...owedIn('en', [...texts.keys()], counted)]
      .filter(key => !texts.has(key))
      .map(key => at(english, key, 'is missing: English needs this plural form.')),
    ...[...own.keys()].filter(key => !owed.has(key)).map(key => at(arabic, key, 'has no English source. Delete it.')),
    ...source.flatMap(([key, text]) => [
      ...(text.trim() ? [] : [at(english, key, 'is empty.')]),
      ...(text.includes("'") ? [at(english, key, 'has a straight apostrophe; write ’ instead.')] : []),
      ...(isNeverChosen('en', key, counted) ? [at(english, key, 'is a plural form that English never chooses.')] : []),
      ...(placeholders(text).includes('count') && !counted.has(baseOf(key))
        ? [at(english, key, 'has a count without plural forms. Name it _one and _other.')]
        : []),
    ]),
    ...[...own].flatMap(([key, text]) => {
      const model = modelOf(key)
      const lost = placeholders(model).filter(name => !placeholders(text).includes(name))
      const extra = placeholders(text).filter(name => !placeholders(model).includes(name))
      const isInWords = counted.has(baseOf(key)) && mayLackNumber(key) && lost.every(name => NUMBERS.includes(name))
      return [
        !text.trim() && at(arabic, key, 'is empty.'),
        ((lost.length && !isInWords) || extra.length) &&
          at(arabic, key, `fills other placeholders than English (${[...lost, ...extra].join(', ')}).`),
        englishIn(text).length && at(arabic, key, `still has English in it: ${englishIn(text).join(' ')}.`),
      ].filter(Boolean)
    }),
  ]
}

/** Recognises keys that the code may use: all strings, and patterns from template literals (`errors.${code}`). */
const spoken = files => {
  const words = new Set()
  const patterns = []
  const literally = text => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const collect = node => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      words.add(node.value)
      if (node.value.endsWith('.')) patterns.push(new RegExp(`^${literally(node.value)}.+$`))
    }
    // `t(code)` may use each name in a table by code or state.
    if (node.type === 'Property' && !node.computed && node.key.type === 'Identifier') words.add(node.key.name)
    if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /[a-z_]{3,}/.test(value.cooked))) {
      const parts = node.quasis.map(({ value }) => literally(value.cooked))
      // A suffix may be empty: `invite${kept}` is `invite` or `invite_kept`.
      patterns.push(new RegExp(`^${parts.join('.+').replace(/(?<=[a-z])\.\+$/i, '.*')}$`))
    }
  }
  for (const file of files) walk(parse(file).program, collect)
  return key => words.has(key) || patterns.some(pattern => pattern.test(key))
}

const unused = (english, isSpoken) =>
  flat(JSON.parse(english.text))
    .map(([key]) => key)
    .filter(key => !isSpoken(key) && !isSpoken(baseOf(key)))
    .map(key => ({
      path: english.path,
      line: lineOfKey(english.text, key),
      message: `'${key}' isn't used in the code. Delete it in every language.`,
    }))

const nameOf = path => path.replace(/^.*\//, '')

/** English files of the same name. A namespace is named after its file alone, so one would hide the other. */
const doubled = english =>
  english.flatMap(({ path }, index) => {
    const other = english.slice(0, index).find(one => nameOf(one.path) === nameOf(path))
    return other ? [{ path, line: 1, message: `has the same name as ${other.path}. Rename one of them.` }] : []
  })

/**
 * Reports missing, unused, and empty texts, different placeholders, missing plural forms, Turkish texts, and namespaces
 * of the same name.
 */
export const check = files => {
  const locales = new Map(files.filter(({ path }) => LOCALE.test(path)).map(file => [file.path, file]))
  const isSpoken = spoken(files.filter(file => isCode(file) && /^packages\/.+\/src\//.test(file.path)))
  const mails = files.filter(({ path }) => MAIL.test(path) && path.endsWith('/en.json'))
  const arabicOf = ({ path }) => files.find(file => file.path === path.replace(/en\.json$/, 'ar.json'))
  const ofMails = mails.flatMap(file =>
    arabicOf(file)
      ? compare(file, arabicOf(file))
      : [{ path: file.path, line: 1, message: 'has no ar.json beside it.' }],
  )
  return [...locales.values()]
    .flatMap(file => {
      const [, folder, language, namespace] = LOCALE.exec(file.path)
      const beside = other => locales.get(`${folder}/${other}/${namespace}.json`)
      const missing = other => ({
        path: file.path,
        line: 1,
        message: `has no ${folder}/${other}/${namespace}.json beside it.`,
      })
      if (language === 'tr' && JSON.stringify(JSON.parse(file.text)) !== '{}')
        return [
          {
            path: file.path,
            line: 1,
            message: 'Turkish can be chosen and has no texts (specification 1): keep it {}.',
          },
        ]
      if (language !== 'en') return beside('en') ? [] : [missing('en')]
      return [
        ...(beside('ar') ? compare(file, beside('ar')) : [missing('ar')]),
        ...(beside('tr') ? [] : [missing('tr')]),
        ...unused(file, isSpoken),
      ]
    })
    .concat(ofMails, doubled([...locales.values()].filter(({ path }) => LOCALE.exec(path)[2] === 'en')))
}
