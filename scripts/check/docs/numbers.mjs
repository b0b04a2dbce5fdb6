// Two branches can choose the same number for a decision record or a migration.
const NUMBERED = /^(docs\/adr|packages\/server\/migrations)\/(\d{4})[-_][^/]+\.(?:md|sql)$/
const LIST = 'docs/adr/README.md'
const RECORDS = 'docs/adr/'

/** References to a record in texts and comments, with its file name in links. */
const NAMED = /\b(?:ADR |adr\/)(\d{4}(?:-[\w-]+\.md)?)/g
const LINKED = /\]\((\d{4}-[\w-]+\.md)/g
/** The checks and their tests name records that don't exist. */
const EXAMPLES = /^(scripts\/check|tests\/checks)\//

const finding = (path, message, line = 1) => ({ path, line, message })

const lostIn = ({ path, text }, records) => {
  const patterns = path.startsWith(RECORDS) ? [NAMED, LINKED] : [NAMED]
  return text.split('\n').flatMap((content, index) =>
    patterns
      .flatMap(pattern => [...content.matchAll(pattern)].map(([, name]) => name))
      .filter(name => !records.some(record => record === name || record.startsWith(`${name}-`)))
      .map(name =>
        finding(path, `names record ${name}, which doesn't exist. Name the one that replaced it.`, index + 1),
      ),
  )
}

/** Reports duplicate numbers, records that are missing from their list, and references to deleted records. */
export const check = files => {
  const first = new Map()
  const repeated = []
  for (const { path } of files) {
    const [, folder, number] = NUMBERED.exec(path) ?? []
    if (!number) continue
    const key = `${folder}/${number}`
    const other = first.get(key)
    if (other) repeated.push(finding(path, `has the number of ${other}. Take the next free one.`))
    else first.set(key, path)
  }
  const list = files.find(({ path }) => path === LIST)?.text ?? ''
  const records = files
    .filter(({ path }) => path.startsWith(RECORDS) && NUMBERED.test(path))
    .map(({ path }) => path.slice(RECORDS.length))
  const unlisted = records
    .filter(record => !list.includes(`(${record})`))
    .map(record => finding(RECORDS + record, `is missing from ${LIST}.`))
  const lost = files.filter(({ path }) => !EXAMPLES.test(path)).flatMap(file => lostIn(file, records))
  return [...repeated, ...unlisted, ...lost]
}
