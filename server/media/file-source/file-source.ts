/** An operator's own files, as `MEDIA_DIR` holds them. Without a preview file there is no preview. */
import { readdir } from 'node:fs/promises'
import type { Log } from '../../context.ts'
import { errorReason } from '../../start/error-reason.ts'
import { StartError } from '../../start/settings.ts'
import { noCaptions } from '../captions.ts'
import type { MediaSource, SoundFile } from '../media-source.ts'
import { soundTypes, videoTypes } from './file-types.ts'
import { type FoundFile, openMediaFolder } from './find-file.ts'
import { findHlsFolder } from './hls-files.ts'
import { toMediaFile } from './to-media-file.ts'
import { createPictureFiles } from './picture-files.ts'

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
  return {
    async soundsOf(tenant, { id, data }) {
      const toSound = (found: FoundFile): SoundFile => ({
        ...toMediaFile(found),
        gain: () => Promise.resolve(data.media?.gain ?? 1),
      })
      const full = await folder.find(tenant.name, id, 'sound', soundTypes)
      if (!full) return null
      const preview = await folder.find(tenant.name, id, 'preview', soundTypes)
      return { full: toSound(full), preview: preview && toSound(preview) }
    },
    async videoOf({ name: tenant }, { id }) {
      const full = await folder.find(tenant, id, 'video', videoTypes)
      const hlsFolder = await findHlsFolder(folder, tenant, id)
      if (!full && !hlsFolder) return null
      const preview = await folder.find(tenant, id, 'preview', videoTypes)
      return {
        full: full && toMediaFile(full),
        preview: preview && toMediaFile(preview),
        captions: hlsFolder?.captions ?? noCaptions,
        hls: null,
        hlsFolder,
      }
    },
    clipOf: () => Promise.resolve(null),
    pictureOf: (tenant, id) => pictures.pictureOf(tenant.name, id),
    close: () => Promise.resolve(),
  }
}
