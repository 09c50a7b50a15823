/** One thing to take along: how much room it takes, then how far it got, and what can be done about it. */
import { IconTrash } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { countWordOf } from '../../domain/playing/count-word.ts'
import type { DialogProps } from '../../state/dialogs.ts'
import { usePortal } from '../../state/portal.tsx'
import { useFormats } from '../../state/formats.ts'
import { complainOfKeep, keepSounds, removeSounds } from '../../state/keep/verbs.ts'
import { chooseWifi, waitsForWifi, wifi } from '../../state/wifi.ts'
import { useTranslation } from '../../state/words.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './Keep.module.css'
import { Ring } from './Ring.tsx'
import { verbFor } from './state-verbs.ts'
import { type KeptOf, useKept } from './use-kept.ts'
import { useRoom } from './use-room.ts'
import { useSize } from './use-size.ts'
import { useStateWords } from './use-state-words.ts'
import { type Weight, useWeight } from './use-weight.ts'

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
  const { t } = useTranslation()
  const { number } = useFormats()
  const kept = useKept(tracks)
  const weight = useWeight(kept.missing)
  const { sounds, missing } = kept
  const count = tracks.length
  return (
    <div className={css.dialog}>
      {count > 1 && <p className={css.note}>{t(countWordOf(tracks), { count, n: number(count) })}</p>}
      {sounds.length > 0 && <Going kept={kept} title={title} close={close} />}
      {missing.length > 0 && (
        <Offer
          weight={weight}
          isWhole={weight.state === 'known' && weight.tracks.length === missing.length}
          onKeep={() => {
            if (weight.state === 'known') keepSounds(weight.tracks, source).catch(complainOfKeep)
          }}
        />
      )}
    </div>
  )
}
