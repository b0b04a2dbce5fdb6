import { readOwnAttendance } from '@portal/contract/training/attendance/attendance'
import { listOwnCertificates } from '@portal/contract/training/certificates/certificates'
import { readEvaluation } from '@portal/contract/training/evaluations/evaluations'
import { listExamEntries, readExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { listOwnEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { listOwnDue, listOwnTrainings, readOwnTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { callQuietly } from '../../core/api.ts'
import { documentKey, isStoredAnswer, ownerKey, stores } from '../../core/offline/stores.ts'
import { currentUser } from '../../core/session/current-user.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { screens } from '../screens.ts'

/** At most this many current trainings are stored in full. */
const MOST = 10

const pages = ['UserDashboard', 'Training', 'Exam', 'ExamAnswers', 'Evaluation'] as const

/** Modules that the header opens. Without a connection, loading one must not break the page. */
const parts = [
  withTexts(() => import('./ComplaintDialog.tsx')),
  withTexts(() => import('../../messages/notices/NoticeList.tsx')),
  withTexts(() => import('./palette/Palette.tsx')),
]

/** Resolves once the service worker controls this page, which happens on its first activation. */
const started = async (workers: ServiceWorkerContainer): Promise<void> => {
  await workers.register('/worker.js', { updateViaCache: 'none' })
  if (workers.controller) return
  await new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true }))
}

/** Opens a cache. Opening creates it, so this throws if the person has logged out meanwhile. */
const open = (name: string, personId: string): Promise<Cache> => {
  if (currentUser()?.id !== personId) throw new Error('logged out')
  return caches.open(name)
}

const pathOf = (address: string) => new URL(address).pathname

/**
 * Requests the page's assets and API responses again, now through the service worker. The browser's HTTP cache serves
 * the assets.
 */
const storeWhatWasLoaded = (): Promise<unknown> => {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const wanted = addresses.filter(one => pathOf(one).startsWith('/assets/') || isStoredAnswer(pathOf(one)))
  return Promise.all([...new Set(wanted)].map(address => fetch(address)))
}

const storeTraining = async (id: string): Promise<void> => {
  const [exams] = await Promise.all([
    callQuietly(listExamEntries, { id }),
    callQuietly(readOwnTraining, { id }),
    callQuietly(readOwnAttendance, { id }),
    callQuietly(listOwnCertificates, { limit: 100, sub_activity_id: id }),
    // Rejected if there is no evaluation yet.
    callQuietly(readEvaluation, { id, type: 'trainee' }).catch(() => undefined),
  ])
  for (const { slug } of exams.data) await callQuietly(readExamEntry, { id, slug })
}

/** Reads the same URLs as the dashboard, then the details of each training on it. */
const storeTrainings = async (): Promise<void> => {
  const [{ data }] = await Promise.all([
    callQuietly(listOwnTrainings, { sort: 'due' }),
    callQuietly(listOwnDue, {}),
    callQuietly(listOwnCertificates, { limit: 100 }),
    callQuietly(listOwnEnrollments, {}),
  ])
  const open = data.filter(({ phase }) => phase !== 'over').slice(0, MOST)
  for (const { id } of open) await storeTraining(id).catch(() => undefined)
}

/** Whether an HTML document has the same entry scripts as this page. */
const isOfThisBuild = (page: string): boolean => {
  const scripts = [...page.matchAll(/ src="(\/assets\/[^"]+)"/g)]
  return scripts.length > 0 && scripts.every(([, address]) => document.querySelector(`script[src="${address}"]`))
}

/** Stored last, and only if it belongs to the stored build. After an update, the next page stores the new document. */
const storeDocument = async (personId: string): Promise<void> => {
  const response = await fetch('/sup/trainings', { headers: { accept: 'text/html' } })
  if (!response.ok || !isOfThisBuild(await response.clone().text())) return
  await (await open(stores.page, personId)).put(documentKey, response)
}

/** Stores the trainee area for offline use: code, texts, fonts, and the person's data. */
export const storeArea = async (personId: string): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await started(navigator.serviceWorker)
  await (await open(stores.own, personId)).put(ownerKey, new Response(personId))
  await Promise.all([...pages.map(name => screens[name]()), ...parts.map(load => load())])
  await storeWhatWasLoaded()
  await storeTrainings()
  await storeDocument(personId)
}
