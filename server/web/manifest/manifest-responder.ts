import { isLanguage } from '../../../src/contract/languages.ts'
import type { Responder } from '../../context.ts'
import { answerFile, missingFile } from '../assets.ts'
import { type BuiltFiles, type StoredFile, etagOf } from '../built-files.ts'
import { createIcons } from './icons.ts'
import { manifestOf } from './manifest.ts'

/** One day: icons change only with the tenant's file, but their address stays the same. */
const iconAge = 'public, max-age=86400'

const languageIn = (pathname: string) => {
  const lang = /^\/manifest\/([a-z]{2})\.webmanifest$/.exec(pathname)?.[1]
  return isLanguage(lang) ? lang : null
}

export const createManifests = (files: BuiltFiles, ownIcons: ReadonlyMap<string, StoredFile>): Responder => {
  const icons = createIcons(ownIcons)
  return async (request, { tenant }) => {
    const { pathname } = new URL(request.url)
    const lang = languageIn(pathname)
    if (lang) {
      const body = new TextEncoder().encode(JSON.stringify(manifestOf(tenant, lang, files)))
      const file = { type: 'application/manifest+json', body, brotli: null, etag: etagOf(body) }
      return answerFile(request, file, 'no-cache')
    }
    const icon = await icons.get(tenant, pathname)
    if (icon) return answerFile(request, icon, iconAge)
    return /^\/(?:icons|manifest)\//.test(pathname) ? missingFile() : null
  }
}
