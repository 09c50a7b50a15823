/** An operator's own files, as `MEDIA_DIR` holds them. Without a preview file there is no preview. */
import { readdir } from 'node:fs/promises'
import type { Log } from '../../context.ts'
import { errorReason } from '../../start/error-reason.ts'
import { StartError } from '../../start/settings.ts'
import type { Extents, MediaFile, MediaSource, SoundFile } from '../media-source.ts'
import { type FileType, soundTypes, videoTypes } from './file-types.ts'
import { type FoundFile, openMediaFolder } from './find-file.ts'
import { openFile } from './open-file.ts'
import { createPictureFiles } from './picture-files.ts'

const mediaFile = ({ path, facts, fileType: { extension, type } }: FoundFile): MediaFile => ({
  extension,
  type,
  facts: () => Promise.resolve(facts),
  open: () => openFile(path, type),
})

/** Refuses a folder that cannot be read: otherwise nothing would play, without an error. */
export const openFileSource = async (root: string, log: Log): Promise<MediaSource> => {
  try {
    await readdir(root)
  } catch (error) {
    throw new StartError(`The folder ${root} that MEDIA_DIR names cannot be read: ${errorReason(error)}.`)
  }
  return createFileSource(root, log)
}

export const createFileSource = (root: string, log: Log): MediaSource => {
  const folder = openMediaFolder(root, log)
  const pictures = createPictureFiles(folder, log)
  const extentsOf = async <File extends MediaFile>(
    [tenant, id, name]: readonly [string, string, string],
    types: readonly FileType[],
    toFile: (found: FoundFile) => File,
  ): Promise<Extents<File> | null> => {
    const full = await folder.find(tenant, id, name, types)
    if (!full) return null
    const preview = await folder.find(tenant, id, 'preview', types)
    return { full: toFile(full), preview: preview && toFile(preview) }
  }
  return {
    soundsOf: (tenant, { id, data }) =>
      extentsOf([tenant.name, id, 'sound'], soundTypes, (found): SoundFile => ({
        ...mediaFile(found),
        gain: () => Promise.resolve(data.media?.gain ?? 1),
      })),
    async videoOf(tenant, { id }) {
      const extents = await extentsOf([tenant.name, id, 'video'], videoTypes, mediaFile)
      return extents && { ...extents, captionsIn: () => null, hls: null }
    },
    clipOf: () => Promise.resolve(null),
    pictureOf: (tenant, id) => pictures.pictureOf(tenant.name, id),
    close: () => Promise.resolve(),
  }
}
