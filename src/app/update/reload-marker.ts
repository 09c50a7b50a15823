import { nullable, number, object, safeParse, string } from 'valibot'
import { tabKeys } from '../../contract/tab-keys.ts'

const Marker = object({ at: nullable(number()), build: string(), tries: number() })
const noMarker = { at: null, build: '', tries: 0 }

/** A private window may have no session storage; the guard then holds for this page only. */
const read = (tenant: string) => {
  try {
    const parsed = safeParse(
      Marker,
      JSON.parse(sessionStorage.getItem(tabKeys.versionReload(tenant)) ?? 'null'),
    )
    return parsed.success ? parsed.output : noMarker
  } catch (problem) {
    console.info('no session marker', problem)
    return noMarker
  }
}

export const readMarker = (tenant: string, build: string) => {
  const marker = read(tenant)
  return { lastReload: marker.at, tries: marker.build === build ? marker.tries : 0 }
}

export const setMarker = (tenant: string, build: string, now: number) => {
  const { tries } = readMarker(tenant, build)
  try {
    sessionStorage.setItem(
      tabKeys.versionReload(tenant),
      JSON.stringify({ at: now, build, tries: tries + 1 }),
    )
  } catch (problem) {
    console.info('the session marker could not be set', problem)
  }
}
