/** Who may take sound along: whoever may hear the whole of it. A preview is heard, never taken. */
import type { Download, weighSongs } from '../../../src/contract/downloads.ts'
import type { CallAnswer } from '../../../src/contract/define.ts'
import { entitlementOf, termOf } from '../../../src/domain/entitlement.ts'
import type { GainOf } from '../../media/sound/gain.ts'
import { soundFileOf } from '../../demo/sound/sound-file.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { playableById, playablesByIds } from '../playback/playback.repository.ts'
import { type PlayQuestion, rightsOf, entitlementItemOf } from '../playback/playback.usecases.ts'
import { notFound, notEntitled } from './downloads.errors.ts'

export const downloadOf = async (
  scope: Scope,
  question: PlayQuestion,
  tickets: Tickets,
  gainOf: GainOf,
): Promise<Download> => {
  const { tenant, account, id, now } = question
  const sounding = await playableById(scope, id)
  const file = sounding && soundFileOf(sounding, 'whole')
  const asked = file && (await rightsOf(scope, question))(entitlementItemOf(sounding))
  if (!asked) throw notFound()
  if (entitlementOf(asked).access !== 'full') throw notEntitled()
  const issue = (kind: 'full' | 'report') => tickets.issue({ tenant: tenant.name, account, item: id, kind })
  return {
    uri: `/media/${id}.mp3?ticket=${issue('full')}`,
    size: file.bytes,
    etag: `"${file.name}"`,
    validUntil: termOf(asked),
    now: now.toISOString(),
    ticket: issue('report'),
    gain: await gainOf(sounding, 'whole'),
  }
}

export const downloadSizesOf = async (
  scope: Scope,
  who: Omit<PlayQuestion, 'id'>,
  ids: readonly string[],
): Promise<CallAnswer<typeof weighSongs>> => {
  const rights = await rightsOf(scope, who)
  const sizes = (await playablesByIds(scope, ids)).flatMap((sounding) => {
    const asked = rights(entitlementItemOf(sounding))
    const file = soundFileOf(sounding, 'whole')
    return asked && file && entitlementOf(asked).access === 'full'
      ? [{ id: sounding.id, size: file.bytes }]
      : []
  })
  return { sizes }
}
