/** Every write that survives a lost connection: one row each. */
import { IconHeart, IconHeartOff, IconStar } from '@tabler/icons-react'
import { continueKey, forgetEntries, playbackPositionsKey } from '../../api/history.ts'
import { rememberLikedCard } from '../../api/liked-cards.ts'
import { likesKeys, rememberLike } from '../../api/offline-writes/remember-like.ts'
import { ratingQuery, rememberVote } from '../../api/ratings.ts'
import type { Call, CallInput } from '../../contract/define.ts'
import { noteKept } from '../../contract/download-notes.ts'
import { addHistory, clearPlayHistory, deletePlayHistory, putPlayHistory } from '../../contract/history.ts'
import { addLike, removeLike } from '../../contract/likes.ts'
import { putParentalControl } from '../../contract/parental.ts'
import { putRating } from '../../contract/ratings.ts'
import { selectUserLang, selectUserTheme } from '../../contract/session.ts'
import { cardOf } from '../../domain/card-of.ts'
import { isRemovedBy } from '../../domain/history-removal.ts'
import { shownWith } from '../../domain/liked-tabs.ts'
import {
  historySubject,
  parentalSubject,
  subjectOfLike,
  subjectOfPlay,
  subjectOfPosition,
  subjectOfRating,
} from '../../domain/write-subjects.ts'
import { prefetchLikedCards } from './prefetch-liked-cards.ts'
import { snackbarDuration } from '../notifications/snackbar.ts'
import type { OfflineWrite, WriteContext, WriteOwner } from './offline-write.ts'

const defineWrite = <const C extends Call>(row: OfflineWrite<C>): OfflineWrite<C> => row

const noKeys = () => []
const sentAtOnce = { heldMs: 0 }
/** A little longer than the offer to undo is shown, for a page that unloads before it ends. */
const heldForUndo = { heldMs: snackbarDuration + 3000 }
const historyKeys = (owner: WriteOwner) => [continueKey(owner), playbackPositionsKey(owner)]
/** Reports that the page makes by itself. */
const silent = { undo: sentAtOnce, prefetch: null, words: null, icon: null }

type LikeInput = CallInput<typeof addLike>
const likeWrite = {
  subject: ({ params }: LikeInput) => subjectOfLike(params),
  undo: sentAtOnce,
  refetch: (owner: WriteOwner, { params }: LikeInput) => Object.values(likesKeys(owner, params.type)),
  prefetch: ({ client, scope, persist }: WriteContext, { params }: LikeInput) =>
    prefetchLikedCards(client, scope(), params.type, persist),
}

const rows = {
  addLike: defineWrite({
    ...likeWrite,
    call: addLike,
    apply: async ({ client, owner, scope }, { params }, stored) => {
      const card = cardOf(stored)
      if (card) rememberLikedCard(client, scope(), shownWith(params.type), params.type, card)
      return [await rememberLike(client, owner, params, true)]
    },
    words: { waiting: 'likes.willAdd', refused: 'likes.refused' },
    icon: IconHeart,
  }),
  removeLike: defineWrite({
    ...likeWrite,
    call: removeLike,
    apply: async ({ client, owner }, { params }) => [await rememberLike(client, owner, params, false)],
    words: { waiting: 'likes.willRemove', refused: 'likes.refused' },
    icon: IconHeartOff,
  }),
  putRating: defineWrite({
    call: putRating,
    subject: ({ body }) => subjectOfRating(body.articleId),
    apply: ({ client, owner }, { body }) => [rememberVote(client, owner, body)],
    undo: sentAtOnce,
    refetch: (owner, { body }) => [ratingQuery(owner, body.articleId).queryKey],
    prefetch: null,
    words: { waiting: 'rating.willRate', refused: 'likes.refused' },
    icon: IconStar,
  }),
  addHistory: defineWrite({
    ...silent,
    call: addHistory,
    subject: ({ params }) => subjectOfPlay(params.id),
    apply: noKeys,
    refetch: historyKeys,
  }),
  putPlayHistory: defineWrite({
    ...silent,
    call: putPlayHistory,
    subject: ({ params }) => subjectOfPosition(params.id),
    apply: noKeys,
    refetch: historyKeys,
  }),
  deletePlayHistory: defineWrite({
    ...silent,
    call: deletePlayHistory,
    subject: ({ params }) => subjectOfPlay(params.id),
    apply: ({ client, owner }, input) =>
      forgetEntries(client, owner, isRemovedBy({ call: 'deletePlayHistory', input })),
    undo: heldForUndo,
    refetch: historyKeys,
  }),
  clearPlayHistory: defineWrite({
    ...silent,
    call: clearPlayHistory,
    subject: () => historySubject,
    apply: ({ client, owner }, input) =>
      forgetEntries(client, owner, isRemovedBy({ call: 'clearPlayHistory', input })),
    undo: heldForUndo,
    refetch: historyKeys,
  }),
  // Downloads and removals are reported in order: no report replaces another.
  noteKept: defineWrite({
    ...silent,
    call: noteKept,
    subject: () => `kept:${crypto.randomUUID()}`,
    apply: noKeys,
    refetch: noKeys,
  }),
  selectUserTheme: defineWrite({
    ...silent,
    call: selectUserTheme,
    subject: () => 'preference:selectUserTheme',
    apply: noKeys,
    refetch: noKeys,
  }),
  // A tightening. Not listed while it waits: a child could take it back.
  putParentalControl: defineWrite({
    ...silent,
    call: putParentalControl,
    subject: () => parentalSubject,
    apply: noKeys,
    refetch: noKeys,
  }),
  selectUserLang: defineWrite({
    ...silent,
    call: selectUserLang,
    subject: () => 'preference:selectUserLang',
    apply: noKeys,
    refetch: noKeys,
  }),
}

export type WriteName = keyof typeof rows
export type WriteCalls = { [Name in WriteName]: (typeof rows)[Name]['call'] }
/** By the name of the call, under which a write is stored. */
export const offlineWrites: { readonly [Name in WriteName]: OfflineWrite<WriteCalls[Name]> } = rows

export type NewWrite<Name extends WriteName = WriteName> = {
  [Each in Name]: {
    call: Each
    input: CallInput<WriteCalls[Each]>
    /** Title of the item, where the write is listed while it waits. */
    label?: string
    card?: unknown
    /** Not sent before this settles: the offer to undo it is still shown. */
    offered?: Promise<unknown>
  }
}[Name]
