// Decision records and migrations are named by number, and two branches can choose the same one.
const NUMBERED = /^(docs\/adr|packages\/server\/migrations)\/(\d{4})[-_][^/]+\.(?:md|sql)$/
const LIST = 'docs/adr/README.md'

const finding = (path, message) => ({ path, line: 1, message })

/** Numbers that two files have, and records that their list leaves out. */
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
  const unlisted = files
    .filter(({ path }) => path.startsWith('docs/adr/') && NUMBERED.test(path))
    .filter(({ path }) => !list.includes(`(${path.slice('docs/adr/'.length)})`))
    .map(({ path }) => finding(path, `is missing from ${LIST}.`))
  return [...repeated, ...unlisted]
}
