/** The item gets the picture's colours, and an address of this version. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Log, Scope, Store } from '../../context.ts'
import { isMissing } from '../files/is-missing.ts'
import { openMediaFolder } from './find-file.ts'
import { pictureColours } from './picture-colours.ts'
import { createPictureFiles } from './picture-files.ts'

interface AdoptOptions {
  mediaDir: string
  store: Store
  log: Log
  tenants: readonly { name: string }[]
}

/**
 * Includes items that show the picture as theirs, as tracks do with their album's. Their alternative text stays;
 * the placeholder shows the picture before this one.
 */
const writePicture = async ({ db, tenant }: Scope, id: string, picture: { url: string }) => {
  await db
    .updateTable('item')
    .set({ picture: sql`(picture - 'tiny') || ${JSON.stringify(picture)}::jsonb` })
    .where('tenant', '=', tenant)
    .where(sql<boolean>`(id = ${id} or position(${`/img/${id}/`} in picture->>'url') = 1)`)
    .where(sql<boolean>`picture->>'url' <> ${picture.url}`)
    .execute()
}

const idsIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

export const createAdoptPictures = ({ mediaDir, store, log, tenants }: AdoptOptions) => {
  const pictures = createPictureFiles(openMediaFolder(mediaDir, log), log)
  return async (signal: AbortSignal): Promise<void> => {
    for (const { name } of tenants)
      for (const id of await idsIn(join(mediaDir, name))) {
        if (signal.aborted) return
        const sample = await pictures.sampleOf(name, id)
        if (!sample) continue
        const picture = { url: `/img/${id}/320x0.webp?v=${sample.version}`, ...pictureColours(sample.pixels) }
        await store.within(name, (scope) => writePicture(scope, id, picture))
      }
  }
}
