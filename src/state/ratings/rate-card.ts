import type { QueryClient } from '@tanstack/react-query'
import { deviceParams, fallbackDeviceId } from '../../api/device.ts'
import type { Card } from '../../contract/content.ts'
import type { Score } from '../../contract/ratings.ts'
import { askToSignIn } from '../dialogs/ask-to-sign-in.ts'
import { isLoggedIn } from '../session/session.ts'
import { showSnack } from '../notifications/snackbar.ts'
import { writeOffline } from '../offline-writes/pending.ts'

/** RATING-02: a visitor's vote is not sent. */
export const rateCard = async (
  client: QueryClient,
  tenant: string,
  card: Card,
  score: Score,
): Promise<void> => {
  if (!isLoggedIn()) return askToSignIn('rating.notLoggedIn', 'rate')
  const deviceId = deviceParams(client, tenant).deviceId ?? fallbackDeviceId
  try {
    await writeOffline({
      call: 'putRating',
      input: { body: { articleId: card.id, deviceId, score, contentType: card.contentType } },
      label: card.title,
    })
    showSnack('rating.thanks')
  } catch (problem) {
    console.warn('a vote could not be stored', problem)
    showSnack('rating.notKept', { tone: 'bad' })
  }
}
