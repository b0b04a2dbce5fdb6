import { ProblemError } from '@portal/contract/core/api/call'
import { limits } from '@portal/contract/core/fields/limits'
import type { ImportKind } from '@portal/contract/core/tables/import-fields'
import { beginImport, readImport, sendImportPart } from '@portal/contract/money/expenses/imports'
import { hashOf } from '../../blocks/files/hash-of.ts'
import { partsPort } from '../../blocks/imports/parts-port.ts'
import { api } from '../../core/api.ts'

/** Upload port for a project's budget file. */
export const budgetFilePort = (project_id: string, kind: ImportKind, words: (error: unknown) => string) =>
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
