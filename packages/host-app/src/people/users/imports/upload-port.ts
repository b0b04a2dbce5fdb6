import { limits } from '@portal/contract/core/fields/limits'
import { beginUserImport, sendUserImportPart } from '@portal/contract/people/users/user-imports'
import { partsPort } from '../../../blocks/imports/parts-port.ts'
import { api } from '../../../core/api.ts'

/** Uploads an import file. The server ignores parts that it has already received. */
export const userFilePort = (words: (error: unknown) => string) => {
  const received = new Map<string, number>()
  return partsPort(
    {
      begin: async file => {
        const { data } = await api(beginUserImport, { name: file.name.slice(-limits.line_length), size: file.size })
        received.set(data.id, data.received)
        return data.id
      },
      arrived: async id => received.get(id) ?? null,
      send: async (id, offset, data) => {
        const answer = await api(sendUserImportPart, { id, offset, data })
        received.set(id, answer.data.received)
      },
    },
    words,
  )
}
