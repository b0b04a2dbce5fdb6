import { exportIati } from '@portal/contract/programmes/iati'
import { saveFile } from '../../blocks/files/save-file.ts'
import { useFileWriter } from '../../blocks/files/use-file-writer.ts'
import { api } from '../../core/api.ts'

/** Downloads one project or all accessible ones as an IATI 2.03 file. */
export const useIatiDownload = () => {
  const { isWriting, write } = useFileWriter()
  const download = (project_id?: string): Promise<void> =>
    write(async () => {
      const { file, xml } = (await api(exportIati, { project_id })).data
      saveFile(new Blob([xml], { type: 'application/xml' }), file)
      return file
    })
  return { isWriting, download }
}
