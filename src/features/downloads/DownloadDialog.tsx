/** One thing to take along: how much room it takes, then how far it got, and what can be done about it. */
import { IconTrash } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { DialogProps } from '../../state/dialogs/dialogs.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { complainOfKeep, keepSounds, removeSounds } from '../../state/downloads/download-actions.ts'
import { chooseWifi, waitsForWifi, wifi } from '../../state/downloads/wifi.ts'
import { useCount } from '../../state/words/use-track-count.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './Downloads.module.css'
import { Ring } from './ProgressRing.tsx'
import { verbFor } from './download-actions.ts'
import { type KeptOf, useKept } from './use-download-state.ts'
import { useRoom } from './use-free-space.ts'
import { useSize } from './use-byte-size.ts'
import { useStateWords } from './use-download-status-words.ts'
import { type Weight, useWeight } from './use-download-size.ts'

interface OfferProps {
  weight: Weight
  isWhole: boolean
  onKeep: () => void
}
const Offer = ({ weight, isWhole, onKeep }: OfferProps) => {
  const { t } = useTranslation()
  const size = useSize()
  const room = useRoom(0)
  if (weight.state !== 'known')
    return (
      <p className={css.note} role="status">
        {t(weight.state === 'asking' ? 'keep.weighing' : 'keep.noLine')}
      </p>
    )
  if (weight.tracks.length === 0)
    return (
      <>
        <p className={css.note}>{t('keep.none')}</p>
        <ButtonLink look="primary" to={linkTo.subscription()}>
          {t('keep.plans')}
        </ButtonLink>
      </>
    )
  return (
    <>
      {room !== null && <p className={css.note}>{t('keep.free', { size: size(room) })}</p>}
      {!isWhole && <p className={css.note}>{t('keep.some')}</p>}
      <Button look="primary" onClick={onKeep}>
        {t('keep.keepSize', { size: size(weight.bytes) })}
      </Button>
    </>
  )
}

/** Whoever asks for it on the way need not look for the switch first. */
const AnyLine = ({ isWaiting }: { isWaiting: boolean }) => {
  const { t } = useTranslation()
  const { name } = usePortal().tenant
  const isHeld = waitsForWifi(useSnapshot(wifi))
  if (!isHeld || !isWaiting) return null
  return (
    <Button look="outline" onClick={() => chooseWifi(name, false)}>
      {t('keep.anyLine')}
    </Button>
  )
}

const Going = ({ kept, title, close }: { kept: KeptOf; title: string; close: () => void }) => {
  const { t } = useTranslation()
  const { sounds, progress } = kept
  const words = useStateWords()(sounds)
  const verb = verbFor(sounds)
  return (
    <>
      <div className={css.going}>
        <Ring part={progress.part} />
        <p role="status">{words}</p>
      </div>
      <AnyLine isWaiting={progress.state === 'waiting'} />
      {verb && (
        <Button look="primary" onClick={verb.run}>
          {t(`keep.${verb.word}`)}
        </Button>
      )}
      <Button
        look="outline"
        icon={<IconTrash size={20} aria-hidden />}
        onClick={() => {
          close()
          removeSounds(sounds, title).catch(complainOfKeep)
        }}
      >
        {t('keep.remove')}
      </Button>
    </>
  )
}

export const KeepDialog = ({ tracks, source, title, close }: DialogProps['keep'] & { close: () => void }) => {
  const countOf = useCount()
  const kept = useKept(tracks)
  const weight = useWeight(kept.missing)
  const { sounds, missing } = kept
  // A song that may not lie here is in none of the counts.
  const more = weight.state === 'known' ? weight.tracks : missing
  const things = [...sounds.map(({ track }) => track), ...more]
  return (
    <div className={css.dialog}>
      {tracks.length > 1 && things.length > 0 && <p className={css.note}>{countOf(things)}</p>}
      {sounds.length > 0 && <Going kept={kept} title={title} close={close} />}
      {missing.length > 0 && (
        <Offer
          weight={weight}
          isWhole={things.length === tracks.length}
          onKeep={() => {
            if (weight.state === 'known') keepSounds(weight.tracks, source).catch(complainOfKeep)
          }}
        />
      )}
    </div>
  )
}
