import { setClock } from '../../support/clock.ts'
import type { Portal } from '../../support/portal.ts'
import { aMark, aSession, aTest, aTrainingOf } from '../../support/training/trainings.ts'

/** Creates a training with one trainee who earned a certificate of achievement and one who never attended. */
export const aFinishedTraining = async (portal: Portal) => {
  setClock(portal, '2026-06-15T09:00:00Z')
  const as = await portal.person('sysadmin')
  const privileges = [{ group: 'trainees', command: 'trainee_pages' }]
  const [good, away] = [await portal.person('user', privileges), await portal.person('user', privileges)]
  const { id } = await aTrainingOf(portal, { trainees: [good, away] })
  const session = await aSession(portal, id, { date: '2026-06-14' })
  const marks = [{ user_id: good.id, mark: 'present' }]
  await portal.call('POST', `/training_sessions/${session}/attendance`, { as, body: { marks } })
  await aMark(portal, await aTest(portal, id, 'post'), good, 75)
  return { id, as, good, away }
}
