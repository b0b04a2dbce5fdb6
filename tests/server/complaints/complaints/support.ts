import type { Portal } from '../../support/portal.ts'

const grant = (...commands: string[]) => commands.map(command => ({ group: 'complaints', command }))

/** Privileges of staff who handle complaints. */
export const HANDLES = grant('view_own', 'view_all', 'reply')

/** Privileges of other accounts. */
export const OWN = grant('view_own')

/** Privileges of staff who can read all complaints, but handle none. */
export const READS = grant('view_own', 'view_all')

export const peopleOf = async (portal: Portal) => {
  const officer = await portal.person('staff', HANDLES, { first_name_en: 'Salma' })
  const sender = await portal.person('user', OWN, { first_name_en: 'Huda' })
  const file = (body: string, more: object = { type: 'user' }, as = sender) =>
    portal.call('POST', '/complaints', { as, body: { body, ...more } })
  /** Files a complaint and returns it as the officer sees it. */
  const filed = async (body: string, more?: object, as = sender) => {
    const first = await file(body, more, as)
    // Some tests file more complaints than one person may file in an hour.
    if (first.status === 429) portal.pass(first.body.retry_after)
    const answer = first.status === 429 ? await file(body, more, as) : first
    if (answer.status !== 200) throw new Error(`not filed: ${JSON.stringify(answer.body)}`)
    const { rows } = await portal.database.pool.query('SELECT id FROM complaints WHERE body = $1', [body])
    const read = await portal.call('GET', `/complaints/${rows[0]?.id}`, { as: officer })
    return read.body.data
  }
  const act = (id: string, action: string, body: object, as = officer) =>
    portal.call('POST', `/complaints/${id}/${action}`, { as, body })
  return { officer, sender, file, filed, act }
}
