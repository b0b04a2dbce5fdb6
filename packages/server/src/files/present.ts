import type { FileRecord, FileRow, FileVersion } from '@portal/contract/files/files'
import type { SessionUser } from '../platform/http/context.ts'
import { filePreviewOf, rightsOnFile } from './rules.ts'
import type { ListedFile, VersionRow } from './store.ts'

const presentVersion = ({ version, by }: VersionRow): FileVersion => {
  const { file_id, content_id: _, uploaded_by: __, created_at, ...fields } = version
  return {
    ...fields,
    preview: filePreviewOf(version.media_type),
    url: `/files/${file_id}/versions/${version.number}`,
    uploader: by,
    created_at: created_at.toISOString(),
  }
}

const ownerOf = ({ file, record, viewer, requestKind }: ListedFile): FileRow['of'] => {
  if (record === null) return null
  const { project_id, activity_id, sub_activity_id, expense_id, request_id } = file
  if (project_id) return { kind: 'project', id: project_id, name: record }
  if (activity_id) return { kind: 'activity', id: activity_id, name: record }
  if (sub_activity_id) return { kind: 'sub_activity', id: sub_activity_id, name: record, viewer }
  if (request_id)
    return { kind: 'request', id: request_id, name: record, ...(requestKind && { request_kind: requestKind }) }
  return expense_id ? { kind: 'expense', id: expense_id, name: record } : null
}

export const presentFile = (user: SessionUser, row: ListedFile): FileRow => {
  const { id, name, description, versions, created_at, version, uploaded_by } = row.file
  return {
    id,
    name,
    description,
    of: ownerOf(row),
    versions,
    newest: presentVersion({ version: row.newest, by: row.newestBy }),
    uploader: row.uploader,
    created_at: created_at.toISOString(),
    version,
    can: rightsOnFile(user, uploaded_by),
  }
}

/** Like `presentFile`, with all versions. */
export const presentFileRecord = (user: SessionUser, row: ListedFile, versions: readonly VersionRow[]): FileRecord => ({
  ...presentFile(user, row),
  history: versions.map(presentVersion),
})
