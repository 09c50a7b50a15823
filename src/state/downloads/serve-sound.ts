/** Never in memory as a whole: the worker asks this page for one piece after another, and the key stays here. */
import type { SoundPart, WhichPart } from '../../contract/worker.ts'
import { encryptedSoundPath } from '../../lib/encrypted-sound-path.ts'

type ReadFrom = (from: number) => Promise<SoundPart | null>

const served = new Map<string, ReadFrom>()

const answerWorker = async ({ data, ports }: MessageEvent<Partial<WhichPart> | null>) => {
  if (data?.type !== 'WHICH_PART') return
  const part = (await served.get(data.path ?? '')?.(data.from ?? 0)) ?? null
  ports[0]?.postMessage(part, part ? [part.bytes] : [])
}

/** A worker of an older build does not know such addresses, and a private window may have no worker. */
const isAnswered = async (path: string) => {
  if (!navigator.serviceWorker?.controller) return false
  const { status } = await fetch(path, { headers: { range: 'bytes=0-0' } })
  return status === 206
}

export const serveSound = async (readFrom: ReadFrom): Promise<string | null> => {
  const path = encryptedSoundPath + crypto.randomUUID()
  served.set(path, readFrom)
  navigator.serviceWorker?.addEventListener('message', answerWorker)
  if (await isAnswered(path).catch(() => false)) return path
  served.delete(path)
  return null
}
export const stopServingSound = (path: string) => served.delete(path)
