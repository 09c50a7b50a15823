/** Recently viewed items. They are stored only here, work offline, and are deleted at logout. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Seen } from '../../contract/seen-records.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { removeSeen, restoreSeen, listRecentlySeen } from '../../state/history/recently-seen.ts'
import { session } from '../../state/session/session.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { HistoryDays } from './HistoryDays.tsx'
import css from './RecentlyViewed.module.css'

const useRecentlyViewed = () => {
  const { tenant, maxRating } = usePortal()
  const { status } = useSnapshot(session)
  const [seen, setSeen] = useState<readonly Seen[] | null>(null)
  const { name } = tenant
  useEffect(() => {
    // The session decides whose items these are.
    if (status === 'unknown') return
    let isUnmounted = false
    const show = (found: readonly Seen[]) => {
      if (!isUnmounted) setSeen(found)
    }
    listRecentlySeen(name).then(show, (problem: unknown) => {
      console.warn('the viewed items could not be read', problem)
      show([])
    })
    return () => {
      isUnmounted = true
    }
  }, [name, status])
  return { seen: seen?.filter(({ card }) => card.grading <= maxRating) ?? null, setSeen }
}

/** Hidden at once, and restored to their positions by an undo. */
const useRemoval = ({ seen, setSeen }: ReturnType<typeof useRecentlyViewed>) => {
  const { name } = usePortal().tenant
  return (removed: readonly Seen[], title: string) => {
    const reportFailure = (problem: unknown) => {
      console.warn('the viewed items could not be changed', problem)
      showSnack('history.notKept', { tone: 'bad' })
    }
    const undo = () => {
      restoreSeen(name, removed)
        .then(() => listRecentlySeen(name))
        .then(setSeen, reportFailure)
    }
    setSeen((seen ?? []).filter((entry) => !removed.includes(entry)))
    removeSeen(
      name,
      removed.map(({ card }) => card.id),
    ).catch(reportFailure)
    showSnack(title ? 'history.removed' : 'history.cleared', {
      values: { title },
      action: { key: 'queue.undo', run: undo },
    })
  }
}

/** `isQuiet`: where something else is shown above, an empty list is not mentioned. */
export const RecentlyViewed = ({ isQuiet }: { isQuiet: boolean }) => {
  const { t } = useTranslation()
  const memory = useRecentlyViewed()
  const remove = useRemoval(memory)
  const { seen } = memory
  if (!seen) return isQuiet ? null : <RowsSkeleton />
  if (seen.length === 0)
    return isQuiet ? null : (
      <StateMessage picture={empty} title={t('history.unseenTitle')} text={t('history.unseenText')} />
    )
  return (
    <>
      <p className={css.note}>{t(isQuiet ? 'history.seenGuest' : 'history.seenNote')}</p>
      <HistoryDays
        rows={seen}
        onForget={(card) =>
          remove(
            seen.filter((entry) => entry.card.id === card.id),
            card.title,
          )
        }
        onForgetAll={() => remove(seen, '')}
      />
    </>
  )
}
