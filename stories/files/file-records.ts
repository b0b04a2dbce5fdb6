import {
  deleteFile,
  editFile,
  type FileRecord,
  type FileRow,
  type FileVersion,
  listFiles,
  readFile,
  restoreFile,
} from '@portal/contract/files/files'
import {
  beginUpload,
  dropUpload,
  finishUpload,
  listUploads,
  readUpload,
  type Upload,
} from '@portal/contract/files/uploads'
import type { FakeApi } from '../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../support/fake-rows.ts'

const nour = { id: idOf(901), full_name_en: 'Nour Saleh', full_name_ar: 'نور صالح' }
const omar = { id: idOf(902), full_name_en: 'Omar Haddad', full_name_ar: 'عمر حداد' }

const first: FileVersion = {
  ...{ number: 1, size: 2_411_724, media_type: 'application/pdf' },
  original_name: 'needs_assessment_of_the_water_network_in_raqqa_first_draft_2026.pdf',
  ...{ sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', preview: 'pdf', scan: 'off' },
  ...{ url: `/files/${idOf(911)}/versions/1`, uploader: nour, created_at: '2026-03-02T09:12:00.000Z' },
}

const assessment: FileRecord = {
  ...{ id: idOf(911), name: 'Needs assessment 2026.pdf', description: 'As agreed with the donor in February' },
  of: { kind: 'project', id: idOf(101), name: 'EMH-02 Safe water for Raqqa' },
  versions: 2,
  newest: { ...first, number: 2, original_name: 'needs-assessment-final.pdf', url: `/files/${idOf(911)}/versions/2` },
  history: [],
  ...{ uploader: nour, created_at: '2026-03-02T09:12:00.000Z', version: 3 },
  can: { edit: true, delete: true, add_version: true },
}

const alone = (row: Omit<FileRecord, 'history' | 'versions'>): FileRecord => ({
  ...row,
  versions: 1,
  history: [row.newest],
})

/** Files of every kind: with versions, of an activity, without an owner, and pending a virus scan. */
export const files: readonly FileRecord[] = [
  { ...assessment, history: [assessment.newest, first] },
  alone({
    ...assessment,
    ...{ id: idOf(912), name: 'صور ورشة العمل.jpg', description: 'اليوم الأول', uploader: omar },
    of: { kind: 'activity', id: idOf(201), name: 'A-12 تدريب مشغّلي المضخات' },
    newest: {
      ...first,
      ...{ original_name: 'IMG_2041.jpg', size: 4_821_033, media_type: 'image/jpeg', preview: 'image' },
      ...{ url: `/files/${idOf(912)}/versions/1`, uploader: omar },
    },
    can: { edit: false, delete: false, add_version: false },
  }),
  alone({
    ...assessment,
    ...{ id: idOf(913), name: 'Invoice 4471.docx', description: '', of: null },
    newest: {
      ...first,
      ...{ original_name: 'Invoice 4471.docx', size: 48_213, preview: null, scan: 'pending' },
      ...{ media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
      url: `/files/${idOf(913)}/versions/1`,
    },
  }),
]

/** An upload that was interrupted when the browser closed. */
export const unfinished: Upload = {
  ...{ id: idOf(921), name: 'Field video.mp4', size: 47_185_920, received: 12_582_912 },
  ...{ sha256: 'a'.repeat(64), created_at: '2026-03-03T10:00:00.000Z' },
}

const done = { data: { done: true } } as const

/** Fakes all requests about files according to the contract. */
export const answerFiles = (api: FakeApi, rows: readonly FileRecord[] = files, left: readonly Upload[] = []): void => {
  const stored = storeOf(rows)
  let uploads = left
  const listed = ({ history: _, ...row }: FileRecord): FileRow => row
  api.on(listFiles, ({ of_kind, of_id, mine, ...input }) => ({
    ...pageIn(
      stored
        .rows()
        .filter(row => !of_id || row.of?.id === of_id)
        .map(listed),
      input,
    ),
    can: { add: true, view_all: true },
  }))
  api.on(readFile, ({ id }) => ({ data: stored.find(id) }))
  api.on(editFile, ({ id, version, ...change }) => stored.change(id, version, change))
  api.on(deleteFile, ({ id }) => stored.remove(id))
  api.on(restoreFile, () => done)
  api.on(listUploads, () => ({ data: [...uploads] }))
  api.on(readUpload, () => ({ data: unfinished }))
  api.on(beginUpload, () => ({ data: unfinished }))
  api.on(finishUpload, () => ({ data: { id: idOf(911) } }))
  api.on(dropUpload, ({ id }) => {
    uploads = uploads.filter(one => one.id !== id)
    return done
  })
}
