import { ProblemError } from '@portal/contract/call'
import type { ImportKind } from '@portal/contract/import_fields'
import { beginImport, readImport, sendImportPart } from '@portal/contract/imports'
import { limits } from '@portal/contract/limits'
import { api } from '../../../api.ts'
import { hashOf } from '../../../blocks/files/hash-of.ts'
import { partsPort } from '../../../parts/imports/parts-port.ts'

/** The way of a file into a project's budget. */
export const uploadPort = (project_id: string, kind: ImportKind, words: (error: unknown) => string) =>
  partsPort(
    {
      begin: async file => {
        const name = file.name.slice(-limits.line_length)
        const about = { project_id, kind, name, size: file.size, sha256: await hashOf(file) }
        const { data } = await api(beginImport, about)
        return data.id
      },
      arrived: async id => {
        const answer = await api(readImport, { id }).catch((error: unknown) => {
          if (error instanceof ProblemError && error.problem.code === 'not_found') return null
          throw error
        })
        return answer?.data.received ?? null
      },
      send: (id, offset, data) => api(sendImportPart, { id, offset, data }),
    },
    words,
  )
