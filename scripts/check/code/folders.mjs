const MOST = 15

/** The root, and lists whose entries tools find by name. */
const LISTS = /^(?:\.changeset|docs\/adr|packages\/server\/migrations|packages\/ui\/src|stories\/ui)?$/

/** Reports folders with more entries than a reader takes in, counting files and subfolders. */
export const check = files => {
  const entries = new Map()
  for (const { path } of files) {
    const parts = path.split('/')
    for (const [at, name] of parts.entries()) {
      const folder = parts.slice(0, at).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MOST && !LISTS.test(folder))
    .map(([folder, { size }]) => ({
      path: folder,
      line: 1,
      message: `has ${size} entries, more than ${MOST}. Group them by area or subject (docs/adr/0002).`,
    }))
}
