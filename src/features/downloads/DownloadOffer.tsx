import { linkTo } from '../../domain/addresses/addresses.ts'
import { useByteSize } from '../../state/words/use-byte-size.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './Downloads.module.css'
import type { DownloadSize } from './use-download-size.ts'
import { useFreeSpace } from './use-free-space.ts'

interface DownloadOfferProps {
  weight: DownloadSize
  isComplete: boolean
  onKeep: () => void
}
export const DownloadOffer = ({ weight, isComplete, onKeep }: DownloadOfferProps) => {
  const { t } = useTranslation()
  const size = useByteSize()
  const freeBytes = useFreeSpace(0)
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
        <ButtonLink variant="primary" to={linkTo.subscription()}>
          {t('keep.plans')}
        </ButtonLink>
      </>
    )
  return (
    <>
      {freeBytes !== null && <p className={css.note}>{t('keep.free', { size: size(freeBytes) })}</p>}
      {!isComplete && <p className={css.note}>{t('keep.some')}</p>}
      <Button variant="primary" onClick={onKeep}>
        {t('keep.keepSize', { size: size(weight.bytes) })}
      </Button>
    </>
  )
}
