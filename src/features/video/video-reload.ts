import { localKeys } from '../../contract/storage-names.ts'
import { tabKeys } from '../../contract/tab-keys.ts'

const storageKey = tabKeys.videoReload()
/** Later another device may have a newer one. */
const validForMs = 10 * 60_000

interface SavedPosition {
  id: string
  second: number
}
/** For one of these ids; leaving a video deletes it. */
export const savedVideoPosition = (ids: readonly string[]): SavedPosition | null => {
  try {
    const [id, second, at]: unknown[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (typeof id !== 'string' || typeof second !== 'number' || typeof at !== 'number') return null
    return ids.includes(id) && Date.now() - at < validForMs ? { id, second } : null
  } catch {
    return null
  }
}

interface PositionedVideo extends EventTarget {
  readonly currentTime: number
}
/** A full disk is no reason to stop a video. */
const ignoreStorageErrors = (act: () => void) => () => {
  try {
    act()
  } catch (problem) {
    console.info('the video is not handed over to the next page', problem)
  }
}
export const saveVideoPosition = (id: string, video: PositionedVideo): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  let lastSaved = -1
  const note = ignoreStorageErrors(() => {
    const second = Math.floor(video.currentTime)
    if (second === lastSaved) return
    lastSaved = second
    sessionStorage.setItem(storageKey, JSON.stringify([id, second, Date.now()]))
  })
  const removeSaved = ignoreStorageErrors(() => sessionStorage.removeItem(storageKey))
  video.addEventListener('timeupdate', note, { signal })
  video.addEventListener('ended', removeSaved, { signal })
  return () => {
    stop.abort()
    removeSaved()
  }
}

interface VolumeElement extends EventTarget {
  volume: number
  muted: boolean
}
const unknown = 0.5
const restoreVolume = (tenant: string, video: VolumeElement) => {
  const stored: unknown = JSON.parse(localStorage.getItem(localKeys.videoVolume(tenant)) ?? 'null')
  if (!Array.isArray(stored)) return
  const [volume, muted]: unknown[] = stored
  // A saved mute does not say which volume was before it.
  if (typeof volume === 'number' && volume >= 0 && volume <= 1) video.volume = volume || unknown
  video.muted = muted === true || volume === 0
}
/** On this device, until it is changed. */
export const persistVolume = (tenant: string, video: VolumeElement): (() => void) => {
  ignoreStorageErrors(() => restoreVolume(tenant, video))()
  const stop = new AbortController()
  const { signal } = stop
  const save = ignoreStorageErrors(() =>
    localStorage.setItem(localKeys.videoVolume(tenant), JSON.stringify([video.volume, video.muted])),
  )
  video.addEventListener('volumechange', save, { signal })
  return () => stop.abort()
}
