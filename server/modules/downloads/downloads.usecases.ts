/** Who may take sound along: whoever may hear the whole of it. A preview is heard, never taken. */
import type { Download, weighSongs } from '../../../src/contract/downloads.ts'
import type { CallAnswer } from '../../../src/contract/define.ts'
import { entitlementOf, termOf } from '../../../src/domain/entitlement.ts'
import type { MediaSource } from '../../media/media-source.ts'
import type { Tickets } from '../../media/tickets.ts'
import type { Scope } from '../../context.ts'
import { playableById, playablesByIds } from '../playback/playback.repository.ts'
import { type PlayQuestion, rightsOf, entitlementItemOf } from '../playback/playback.usecases.ts'
import { notFound, notEntitled } from './downloads.errors.ts'

type SoundSource = Pick<MediaSource, 'soundsOf'>

export const downloadOf = async (
  scope: Scope,
  question: PlayQuestion,
  tickets: Tickets,
  source: SoundSource,
): Promise<Download> => {
  const { tenant, account, id, now } = question
  const item = await playableById(scope, id)
  const sounds = item && (await source.soundsOf(tenant, item))
  const asked = sounds && (await rightsOf(scope, question))(entitlementItemOf(item))
  if (!asked) throw notFound()
  if (entitlementOf(asked).access !== 'full') throw notEntitled()
  const { size, etag } = await sounds.whole.facts()
  const issue = (kind: 'full' | 'report') => tickets.issue({ tenant: tenant.name, account, item: id, kind })
  return {
    uri: `/media/${id}.${sounds.whole.extension}?ticket=${issue('full')}`,
    size,
    etag,
    validUntil: termOf(asked),
    now: now.toISOString(),
    ticket: issue('report'),
    gain: await sounds.whole.gain(),
  }
}

export const downloadSizesOf = async (
  scope: Scope,
  who: Omit<PlayQuestion, 'id'>,
  ids: readonly string[],
  source: SoundSource,
): Promise<CallAnswer<typeof weighSongs>> => {
  const rights = await rightsOf(scope, who)
  const open = (await playablesByIds(scope, ids)).filter((item) => {
    const asked = rights(entitlementItemOf(item))
    return asked && entitlementOf(asked).access === 'full'
  })
  const sizes = await Promise.all(
    open.map(async (item) => {
      const sounds = await source.soundsOf(who.tenant, item)
      return sounds ? [{ id: item.id, size: (await sounds.whole.facts()).size }] : []
    }),
  )
  return { sizes: sizes.flat() }
}
